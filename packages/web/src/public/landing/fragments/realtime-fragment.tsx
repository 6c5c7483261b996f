import { MousePointerClick } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { fragmentsText } from './fragments.text.ts';

/** A click in Discord above, the panel's activity with the new row below. */
export const RealtimeFragment = () => {
  const text = useText(fragmentsText);
  return (
    <div className="overflow-hidden h-full rounded-md border border-line bg-surface">
      <div className="flex items-center justify-between gap-3 border-b border-line bg-raised px-4 py-3">
        <p className="text-xs text-muted">{text.inDiscord}</p>
        <p className="relative">
          <span className={buttonClasses({ variant: 'primary' })}>{text.pressed}</span>
          <MousePointerClick aria-hidden className="absolute -right-2 -bottom-2.5 size-5 text-text" />
        </p>
      </div>
      <p className="px-4 pt-3 text-xs text-muted">{text.inPanel}</p>
      <ul className="py-2">
        {text.feed.map(([time, name, what], index) => (
          <li
            key={name}
            className={classes(
              'grid grid-cols-[auto_1fr] gap-x-3 px-4 py-1.5',
              index === 0 && 'bg-linear-to-r from-brass-wash to-transparent',
            )}
          >
            <span className={index === 0 ? 'text-brass' : 'text-faint'}>{time}</span>
            <span>
              <span className="font-medium">{name}</span> <span className="text-muted">{what}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
