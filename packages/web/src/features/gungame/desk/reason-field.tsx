import type { RefObject } from 'react';
import { useId } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { ButtonKbd } from '../../../shared/ui/kbd.tsx';
import { gungameText } from '../gungame.text.ts';

const MAX_COMMENT = 500;
const NUMBERED = 9;

interface ReasonFieldProps {
  reasons: readonly string[];
  value: string;
  /** The next reason rejects. */
  asked: boolean;
  onChange: (comment: string) => void;
  onPick: (index: number) => void;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** The comment that the member will read. The family's templates need one press, or their number. */
export const ReasonField = ({ reasons, value, asked, onChange, onPick, box }: ReasonFieldProps) => {
  const text = useText(gungameText);
  const id = useId();
  return (
    <div className="grid min-w-0 gap-2">
      <label htmlFor={id} className="text-xs text-muted">
        {text.reasons}
      </label>
      <output
        className={classes(
          'rounded-sm bg-brass-wash px-3 py-2 text-sm text-pretty text-brass',
          !asked && 'sr-only',
        )}
      >
        {asked ? text.askReason : ''}
      </output>
      <ul className="flex flex-wrap gap-1.5 max-md:-mx-4 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:[scrollbar-width:none]">
        {reasons.map((reason, index) => (
          <li key={reason} className="min-w-0 shrink-0">
            <button
              type="button"
              aria-pressed={value === reason}
              onClick={() => onPick(index)}
              className="flex min-h-11 max-w-full items-center gap-1.5 rounded-full border border-line-strong px-3 text-xs text-muted transition-colors duration-(--quick) hover:text-text aria-pressed:border-brass aria-pressed:text-brass md:min-h-7"
            >
              {index < NUMBERED ? <ButtonKbd>{index + 1}</ButtonKbd> : null}
              <span className="truncate">{reason}</span>
            </button>
          </li>
        ))}
      </ul>
      <textarea
        ref={box}
        id={id}
        rows={2}
        maxLength={MAX_COMMENT}
        placeholder={text.commentHint}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Returns to the keys of the desk.
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
        className="w-full rounded-sm border border-field-line bg-field px-3 py-2 text-base transition-colors duration-(--quick) hover:border-faint focus-visible:border-brass focus-visible:outline-offset-0 md:text-sm"
      />
    </div>
  );
};
