import { useIsFetching } from '@tanstack/react-query';
import { WarFeedList } from '../../../entities/wars/war-feed-list.tsx';
import { warFeedsText } from '../../../entities/wars/war-feeds.text.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { useAdminWarFeeds } from '../queries.ts';

/** How the monitors of wars answer. Nothing is shown where none is configured. */
export const WarFeeds = () => {
  const text = useText(warFeedsText);
  const format = useFormat();
  const { data } = useAdminWarFeeds();
  // It stands below lists that are still loading: shown before them, it would move.
  const isBelowLoading = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
  if (data === undefined || data.total === 0) return null;
  return (
    <section className={classes('grid grid-cols-1 gap-3', isBelowLoading && 'invisible')}>
      <h2 className="flex flex-wrap items-center gap-2 font-medium">
        {text.title}
        <Badge tone="brass">{text.unofficial}</Badge>
      </h2>
      <p className="text-muted">{text.families(format.number(data.families))}</p>
      <Card className="overflow-hidden">
        <WarFeedList feeds={data.items} />
      </Card>
    </section>
  );
};
