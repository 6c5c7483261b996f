import { captRoutes } from '@famiglia/contract/capt-routes';
import { captStatisticsRoutes } from '@famiglia/contract/capt-statistics-routes';
import type { CaptDetails } from '@famiglia/contract/capts';
import { useLanguage } from '../../../language/use-language.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { fetchFile } from '../../../lib/fetch-file.ts';
import { useDownload } from '../../../lib/use-download.ts';
import { ShareMenu } from './share-menu.tsx';

/** Result and damage table of one capt, to be taken along. */
export const ShareCapt = ({ capt }: { capt: CaptDetails }) => {
  const language = useLanguage();
  const { id: guildId } = useCurrentGuild();
  const csv = useDownload(captRoutes.export);
  const request = { guildId, captId: capt.id };
  return (
    <ShareMenu
      picture={{
        alt: capt.opponent,
        name: 'capt.png',
        key: `${capt.id} ${capt.version} ${language}`,
        draw: (theme, signal) =>
          fetchFile(captStatisticsRoutes.captPicture, { ...request, theme, language }, signal),
      }}
      onCsv={() => csv.mutate(request)}
      busy={csv.isPending}
    />
  );
};
