import { actorNameOf, BY_ITSELF } from '@famiglia/contract/activity/activity-types';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { activityPlace } from './activity-places.ts';
import { activityRowText } from './activity-row.text.ts';
import { ActivitySentence } from './activity-sentence.tsx';
import type { ActivityGroup } from './group-entries.ts';

interface ActivityRowProps {
  group: ActivityGroup;
  /** Below a heading with the day. */
  timeOfDay: boolean;
  /** It arrived while the reader was looking, and was not done by the reader. */
  fresh: boolean;
}

/** How many names a row of several people shows. */
const NAMED = 3;

/** Who did it, what was done, and when. */
export const ActivityRow = ({ group, timeOfDay, fresh }: ActivityRowProps) => {
  const { entry, entries } = group;
  const byItself = useText(BY_ITSELF);
  const text = useText(activityRowText);
  const language = useLanguage();
  const format = useFormat();
  const { icon: Icon } = activityPlace(entry.type);
  const names = [...new Set(entries.flatMap((one) => actorNameOf(one, language) ?? []))];
  const others = names.length > NAMED + 1 ? names.length - NAMED : 0;
  const shown = others > 0 ? [...names.slice(0, NAMED), text.others(format.number(others))] : names;
  // The sentence already names a member who joined or left.
  const aboutThemselves = entry.actor !== null && entry.actor.id === entry.target?.id;
  return (
    <li
      className={classes(
        'flex items-start gap-3 border-b border-line px-4 py-2.5 last:border-0',
        fresh && 'animate-glow',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-faint" />
      <div
        className={classes(
          'grid min-w-0 flex-1 gap-x-4 gap-y-0.5',
          timeOfDay && '@xl:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] @xl:items-baseline',
        )}
      >
        {aboutThemselves ? null : (
          <p className={classes('min-w-0 wrap-anywhere', names.length > 0 ? 'font-medium' : 'text-muted')}>
            {names.length > 0 ? new Intl.ListFormat(language).format(shown) : byItself}
          </p>
        )}
        <p className={classes('min-w-0 text-pretty wrap-anywhere', aboutThemselves && '@xl:col-span-2')}>
          <ActivitySentence entry={entry} />
        </p>
      </div>
      <time
        dateTime={entry.created_at}
        title={format.dateTime(entry.created_at)}
        className="shrink-0 text-xs/5 text-faint"
      >
        {timeOfDay ? format.clock(entry.created_at) : format.relative(entry.created_at)}
      </time>
    </li>
  );
};
