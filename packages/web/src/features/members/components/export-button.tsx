import { guildRoutes } from '@famiglia/contract/guilds';
import { Download } from '../../../ui/icons.ts';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { useDownload } from '../../../lib/use-download.ts';
import { Button } from '../../../ui/button.tsx';
import type { MembersFilters } from '../members-filters.ts';
import { membersText } from '../members.text.ts';

/** Everybody whom the filters let through, not only this page, as a file. */
export const ExportButton = ({ filters }: { filters: MembersFilters }) => {
  const text = useText(membersText);
  const { id: guildId } = useCurrentGuild();
  const download = useDownload(guildRoutes.exportMembers);
  return (
    <Button
      icon={<Download aria-hidden className="size-4" />}
      loading={download.isPending}
      loadingLabel={text.exporting}
      onClick={() => download.mutate({ guildId, ...filters })}
    >
      {text.export}
    </Button>
  );
};
