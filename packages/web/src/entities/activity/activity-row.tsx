import type { ActivityEntry } from '@famiglia/contract/activity';
import { BY_ITSELF } from '@famiglia/contract/activity-types';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { activityPlace } from './activity-places.ts';
import { ActivitySentence } from './activity-sentence.tsx';

interface ActivityRowProps {
  entry: ActivityEntry;
  /** It arrived while the reader was looking, and was not done by the reader. */
  fresh: boolean;
}

export const ActivityRow = ({ entry, fresh }: ActivityRowProps) => {
  const byItself = useText(BY_ITSELF);
  const format = useFormat();
  const { icon: Icon } = activityPlace(entry.type);
  // The sentence already names a member who joined or left.
  const aboutThemselves = entry.actor !== null && entry.actor.id === entry.target?.id;
  return (
    <li
      className={classes(
        'flex items-start gap-3 border-b border-line px-4 py-3 last:border-0',
        fresh && 'animate-glow',
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 stroke-[1.75] text-faint" />
      <div className="grid min-w-0 flex-1 gap-0.5 @xl:flex @xl:items-baseline @xl:justify-between @xl:gap-4">
        <p className="min-w-0 text-pretty wrap-anywhere">
          <ActivitySentence entry={entry} />
        </p>
        <p className="text-xs text-muted @xl:shrink-0">
          {aboutThemselves ? null : (
            <>
              {entry.actor?.name ?? byItself}
              <span aria-hidden> · </span>
            </>
          )}
          <time dateTime={entry.created_at} title={format.dateTime(entry.created_at)} className="text-faint">
            {format.relative(entry.created_at)}
          </time>
        </p>
      </div>
    </li>
  );
};
