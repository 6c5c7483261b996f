import type { RefObject } from 'react';
import { useId, useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { X } from '../../../shared/ui/icons.ts';
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
  /** On a phone: the reasons are closed without one. */
  onDismiss: () => void;
  box: RefObject<HTMLTextAreaElement | null>;
}

/** On a phone a sheet above the bar with the verdicts. */
const SHEET =
  'max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(125px+env(safe-area-inset-bottom))] max-md:z-6 max-md:max-h-[60dvh] max-md:overflow-y-auto max-md:rounded-t-md max-md:border-t max-md:border-line-strong max-md:bg-raised max-md:p-4';

/** The comment that the member will read. The family's templates need one press, or their number. */
export const ReasonField = (props: ReasonFieldProps) => {
  const { reasons, value, asked, onChange, onPick, box } = props;
  const text = useText(gungameText);
  const id = useId();
  const [isOpened, setOpened] = useState(false);
  const isOpen = asked || isOpened;
  const close = (): void => {
    setOpened(false);
    props.onDismiss();
  };
  return (
    <>
      <Button variant="ghost" className="md:hidden" onClick={() => setOpened(true)}>
        {value === '' ? text.addComment : value}
      </Button>
      <div className={classes('grid min-w-0 gap-2', isOpen ? SHEET : 'max-md:hidden')}>
        <div className="flex items-center justify-between gap-2">
          <label htmlFor={id} className="text-xs text-muted">
            {text.reasons}
          </label>
          <span className="-my-2 -mr-2 md:hidden">
            <IconButton label={text.closeReasons} onClick={close}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </span>
        </div>
        <output
          className={classes(
            'rounded-sm bg-brass-wash px-3 py-2 text-sm text-pretty text-brass',
            !asked && 'sr-only',
          )}
        >
          {asked ? text.askReason : ''}
        </output>
        <ul className="flex flex-wrap gap-1.5">
          {reasons.map((reason, index) => (
            <li key={reason} className="min-w-0 shrink-0">
              <button
                type="button"
                aria-pressed={value === reason}
                onClick={() => {
                  onPick(index);
                  setOpened(false);
                }}
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
    </>
  );
};
