import { GripVertical, Lock } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { controlsText } from './controls.text.ts';
import type { Criterion } from './sorting-order.ts';
import { SwitchInput } from './switch-input.tsx';

interface CriterionRowProps {
  criterion: Criterion;
  /** Its number in the order; undefined if it is not used. */
  position?: number;
  held?: boolean;
  onHold?: () => void;
  onStep?: (step: -1 | 1) => void;
  onUse?: (used: boolean) => void;
}

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

export const CriterionRow = ({
  criterion,
  position,
  held = false,
  onHold,
  onStep,
  onUse,
}: CriterionRowProps) => {
  const text = useText(controlsText);
  const name = text.criteria[criterion];
  const note = text.criterionNotes[criterion];
  const used = position !== undefined;
  return (
    <li
      data-row={criterion}
      className={classes(
        'flex min-h-14 items-center gap-3 rounded-sm border bg-ink px-2',
        held ? 'border-brass' : 'border-line',
      )}
    >
      {onStep ? (
        <button
          type="button"
          aria-label={text.move(name)}
          title={text.moveHint}
          onPointerDown={onHold}
          onKeyDown={(event) => {
            const step = STEPS[event.key];
            if (step === undefined) return;
            event.preventDefault();
            onStep(step);
          }}
          className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-sm text-faint hover:text-text active:cursor-grabbing md:size-9"
        >
          <GripVertical aria-hidden className="size-4" />
        </button>
      ) : (
        <span className="grid size-11 shrink-0 place-items-center text-faint md:size-9">
          {used ? <Lock aria-hidden className="size-4" /> : null}
        </span>
      )}
      <span className="w-4 shrink-0 text-right font-medium text-faint">{position}</span>
      <span className={classes('min-w-0 flex-1 py-2', !used && 'opacity-75')}>
        <span className="font-medium">{name}</span>
        {used ? null : <span className="text-muted"> · {text.notUsed}</span>}
        <span className="block text-xs text-pretty text-muted">{note}</span>
      </span>
      {onUse ? <SwitchInput aria-label={text.use(name)} checked={used} onChange={onUse} /> : null}
    </li>
  );
};
