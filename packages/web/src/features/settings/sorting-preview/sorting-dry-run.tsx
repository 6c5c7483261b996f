import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useDebounced } from '../../../shared/lib/use-debounced.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useSortingPreview } from '../queries.ts';
import type { Criterion } from '../controls/sorting-order.ts';
import { EventPreview } from './event-preview.tsx';
import { SamplePreview } from './sample-preview.tsx';

/** The effect of the order before it is saved. */
export const SortingDryRun = ({ sorting }: { sorting: readonly Criterion[] }) => {
  const preview = useSortingPreview(useCurrentGuild().id, useDebounced(sorting));
  return (
    <QueryView query={preview} skeleton={<Skeleton className="h-96" />}>
      {(answer) =>
        answer.event === null ? (
          <SamplePreview sorting={sorting} />
        ) : (
          <EventPreview event={answer.event} preview={answer} stale={preview.isPlaceholderData} />
        )
      }
    </QueryView>
  );
};
