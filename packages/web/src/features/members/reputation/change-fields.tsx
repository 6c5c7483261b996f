import { useId } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Input } from '../../../shared/ui/input.tsx';
import { DirectionChoice } from './direction-choice.tsx';
import { reputationText } from './reputation.text.ts';
import type { ChangeDraftState } from './use-change-draft.ts';
import { MAX_REASON } from './use-change-draft.ts';

const COMMON_AMOUNTS = [5, 10, 25, 50, 100] as const;

/** Amount and reason: the same fields for one member and for many. */
export const ChangeFields = ({ draft, change }: Pick<ChangeDraftState, 'draft' | 'change'>) => {
  const text = useText(reputationText);
  const format = useFormat();
  const id = useId();
  return (
    <div className="grid gap-4">
      <DirectionChoice value={draft.direction} onChange={(direction) => change({ direction })} />
      <div className="grid gap-1">
        <label htmlFor={`${id}-amount`} className="text-xs text-muted">
          {text.amount}
        </label>
        <div className="flex flex-wrap gap-2">
          <Input
            id={`${id}-amount`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            value={draft.amount}
            onChange={(event) => change({ amount: event.target.value.replace(/\D/g, '') })}
            className="w-28! text-right font-medium"
          />
          {COMMON_AMOUNTS.map((points) => (
            <button
              key={points}
              type="button"
              onClick={() => change({ amount: String(points) })}
              className="h-11 min-w-11 rounded-sm border border-line px-2 text-muted transition-colors duration-(--quick) hover:border-line-strong hover:text-text md:h-9 md:min-w-9"
            >
              {format.number(points)}
            </button>
          ))}
        </div>
      </div>
      <div className="grid gap-1">
        <label htmlFor={`${id}-reason`} className="text-xs text-muted">
          {text.reason}
        </label>
        <Input
          id={`${id}-reason`}
          required
          aria-describedby={`${id}-hint`}
          maxLength={MAX_REASON}
          autoComplete="off"
          placeholder={text.reasonExample}
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <p id={`${id}-hint`} className="text-xs text-pretty text-muted">
          {text.reasonHint}
        </p>
      </div>
    </div>
  );
};
