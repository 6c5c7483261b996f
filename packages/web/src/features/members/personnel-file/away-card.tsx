import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { personnelFileText } from './personnel-file.text.ts';
import { useFile } from './queries.ts';

/** That a member is away now, and until when; nothing otherwise. */
export const AwayCard = ({ userId }: { userId: string }) => {
  const text = useText(personnelFileText);
  const format = useFormat();
  const away = useFile(useCurrentGuild().id, userId).data?.away;
  if (!away) return null;
  // The last second of a vacation, so that its last day is named.
  const until = new Date(Date.parse(away.ends_at) - 1000).toISOString();
  return (
    <Card className="px-4 py-3">
      <span className="font-medium">{text.away[away.kind]}</span>{' '}
      <span className="text-muted">
        {text.until(away.kind === 'afk' ? format.time(away.ends_at) : format.date(until))}
      </span>
    </Card>
  );
};
