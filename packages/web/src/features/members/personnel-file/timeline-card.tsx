import { ActivityRow } from '../../../entities/activity/activity-row.tsx';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { personnelFileText } from './personnel-file.text.ts';
import { useTimeline } from './queries.ts';

/** What happened to a member in the family, newest first. */
export const TimelineCard = ({ userId }: { userId: string }) => {
  const text = useText(personnelFileText);
  const timeline = useTimeline(useCurrentGuild().id, userId);
  return (
    <QueryView query={timeline} skeleton={null}>
      {({ items }) => (
        <Card className="@container">
          <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.timeline}</h2>
          {items.length === 0 ? (
            <p className="p-4 text-muted">{text.timelineEmpty}</p>
          ) : (
            <ol>
              {items.map((entry) => (
                <ActivityRow
                  key={entry.id}
                  group={{ entry, entries: [entry] }}
                  timeOfDay={false}
                  fresh={false}
                />
              ))}
            </ol>
          )}
          {timeline.hasNextPage ? (
            <div className="border-t border-line p-2">
              <Button
                variant="ghost"
                className="w-full"
                loading={timeline.isFetchingNextPage}
                onClick={() => void timeline.fetchNextPage()}
              >
                {text.more}
              </Button>
            </div>
          ) : null}
        </Card>
      )}
    </QueryView>
  );
};
