import { useFormat } from '../shared/language/use-format.ts';
import { useText } from '../shared/language/use-text.ts';
import { classes } from '../shared/lib/classes.ts';
import { panelText } from './panel.text.ts';

/** How many items wait in a section; nothing if there are none. */
export const WaitingBadge = ({
  count = 0,
  className,
}: {
  count?: number | undefined;
  className?: string;
}) => {
  const text = useText(panelText);
  const format = useFormat();
  if (count === 0) return null;
  return (
    <span
      className={classes(
        'ml-auto min-w-6 rounded-full bg-brass-wash px-2 text-center text-xs leading-5 font-medium text-brass',
        className,
      )}
    >
      <span aria-hidden>{format.number(count)}</span>
      <span className="sr-only">, {text.waiting(format.number(count))}</span>
    </span>
  );
};
