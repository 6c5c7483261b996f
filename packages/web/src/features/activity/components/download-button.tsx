import { activityRoutes } from '@famiglia/contract/activity';
import { Download } from '../../../ui/icons.ts';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { useDownload } from '../../../lib/use-download.ts';
import { Button } from '../../../ui/button.tsx';
import type { ActivityFilters } from '../activity-filters.ts';
import { requestOf } from '../activity-filters.ts';
import { activityText } from '../activity.text.ts';

/** What the filters let through, as a file. */
export const DownloadButton = ({ filters }: { filters: ActivityFilters }) => {
  const text = useText(activityText);
  const { id: guildId } = useCurrentGuild();
  const download = useDownload(activityRoutes.export);
  return (
    <Button
      icon={<Download aria-hidden className="size-4" />}
      loading={download.isPending}
      loadingLabel={text.downloading}
      onClick={() => download.mutate({ guildId, ...requestOf(filters) })}
    >
      {text.download}
    </Button>
  );
};
