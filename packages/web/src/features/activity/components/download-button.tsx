import { activityRoutes } from '@famiglia/contract/activity';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { errorDetail } from '../../../lib/error-detail.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import type { ActivityFilters } from '../activity-filters.ts';
import { requestOf } from '../activity-filters.ts';
import { activityText } from '../activity.text.ts';

/** What the filters let through, as a file. */
export const DownloadButton = ({ filters }: { filters: ActivityFilters }) => {
  const text = useText(activityText);
  const { id: guildId } = useCurrentGuild();
  const download = useMutation({
    mutationFn: () => downloadFile(activityRoutes.export, { guildId, ...requestOf(filters) }),
    onError: (error) => toast.error(errorDetail(error)),
  });
  return (
    <Button
      icon={<Download aria-hidden className="size-4" />}
      loading={download.isPending}
      loadingLabel={text.downloading}
      onClick={() => download.mutate()}
    >
      {text.download}
    </Button>
  );
};
