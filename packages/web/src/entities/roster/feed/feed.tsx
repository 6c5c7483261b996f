import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import { activityRoutes } from '@famiglia/contract/activity/activity';
import type { Answer } from '@famiglia/contract/rosters/answers';
import { useQuery } from '@tanstack/react-query';
import { formatClock, formatDate } from '../../../shared/language/format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { useNow } from '../../../shared/lib/use-now.ts';
import { feedText } from './feed.text.ts';

const DAY_MS = 86_400_000;

/** The latest activity, newest first, live beside the roster. */
export const Feed = ({ of }: { of: string }) => {
  const text = useText(feedText);
  const language = useLanguage();
  const now = useNow();
  const { data: entries = [] } = useTargetActivity(useCurrentGuild().id, of);
  const sentence = ({ type, target, data }: ActivityEntry): string | undefined => {
    if (type === 'event.message_lost' || type === 'capt.message_lost')
      return text.unposted[data['problem'] as string];
    if (type === 'event.answered' || type === 'capt.answered')
      return text.answered[(data['answer'] as Answer | null) ?? 'none'];
    return text.says[type] ?? text.saysOf[type]?.(target?.name ?? '', data['pinned']);
  };
  const told = entries.filter((entry) => sentence(entry) !== undefined);
  if (told.length === 0) return null;

  const when = (iso: string) =>
    now.getTime() - Date.parse(iso) < DAY_MS ? formatClock(language, iso) : formatDate(language, iso, now);
  const where = ({ list, position }: ActivityEntry['data']) =>
    (list === 'main' || list === 'reserve') && typeof position === 'number'
      ? `, ${text[list](position)}`
      : '';

  return (
    <Card className="px-4 py-3">
      <h2 className="mb-1.5 font-semibold">{text.title}</h2>
      <ol>
        {told.map((entry) => (
          <li
            key={entry.id}
            className="grid grid-cols-[minmax(44px,max-content)_minmax(0,1fr)] py-1 text-xs text-muted"
          >
            <time dateTime={entry.created_at} className="pr-2 text-faint">
              {when(entry.created_at)}
            </time>
            <span className="wrap-anywhere">
              {entry.actor ? (
                <span className="font-medium text-text">{text.by(entry.actor.name)}</span>
              ) : null}
              {entry.actor ? ' ' : null}
              {sentence(entry)}
              {where(entry.data)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
};

const SHOWN = 8;

/** The latest activity of an event or a capt and its participants. */
const useTargetActivity = (guildId: string, about: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'activity', 'about', about),
    queryFn: ({ signal }) => callApi(activityRoutes.list, { guildId, about, limit: SHOWN }, signal),
    select: (list) => list.items,
  });
