import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import { ActivityRow } from '../../../entities/activity/activity-row.tsx';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { personnelFileText } from './personnel-file.text.ts';

interface TimelineCardProps {
  entries: readonly ActivityEntry[];
  /** How to load earlier ones; null if these are all. */
  more: { load: () => void; loading: boolean } | null;
}

/** What happened to a member in the family, newest first. */
export const TimelineCard = ({ entries, more }: TimelineCardProps) => {
  const text = useText(personnelFileText);
  return (
    <Card className="@container">
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.timeline}</h2>
      <ol>
        {entries.map((entry) => (
          <ActivityRow key={entry.id} group={{ entry, entries: [entry] }} timeOfDay={false} fresh={false} />
        ))}
      </ol>
      {more === null ? null : (
        <div className="border-t border-line p-2">
          <Button variant="ghost" className="w-full" loading={more.loading} onClick={more.load}>
            {text.more}
          </Button>
        </div>
      )}
    </Card>
  );
};
