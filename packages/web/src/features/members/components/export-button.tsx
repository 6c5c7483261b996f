import { guildRoutes } from '@famiglia/contract/guilds';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { errorDetail } from '../../../lib/error-detail.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import type { MembersFilters } from '../members-filters.ts';
import { membersText } from '../members.text.ts';

/** Everybody whom the filters let through, not only this page, as a file. */
export const ExportButton = ({ filters }: { filters: MembersFilters }) => {
  const text = useText(membersText);
  const { id: guildId } = useCurrentGuild();
  const download = useMutation({
    mutationFn: () => downloadFile(guildRoutes.exportMembers, { guildId, ...filters }),
    onError: (error) => toast.error(errorDetail(error)),
  });
  return (
    <Button
      icon={<Download aria-hidden className="size-4" />}
      loading={download.isPending}
      loadingLabel={text.exporting}
      onClick={() => download.mutate()}
    >
      {text.export}
    </Button>
  );
};
