import { Undo2 } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ButtonKbd } from '../../../shared/ui/kbd.tsx';
import { OwnNote } from '../../../shared/ui/own-note.tsx';
import type { Action } from '../desk-view.ts';
import { gungameText } from '../gungame.text.ts';

interface VerdictButtonsProps {
  chosen: number;
  /** Some of them are the moderator's own. */
  isOwn: boolean;
  onVerdict: (action: Action) => void;
  onClear: () => void;
  /** Left out if there is nothing to undo. */
  onUndo: (() => void) | undefined;
}

/** Approve and reject: at thumb height on a phone, in the corner of the desk elsewhere. */
export const VerdictButtons = ({ chosen, isOwn, onVerdict, onClear, onUndo }: VerdictButtonsProps) => {
  const text = useText(gungameText);
  return (
    <div className="sticky bottom-0 z-5 mt-auto grid gap-2 bg-surface max-desk:-mx-4 max-desk:border-t max-desk:border-line max-desk:px-4 max-desk:py-2 max-md:bottom-[calc(60px+env(safe-area-inset-bottom))]">
      {chosen > 0 ? (
        <p className="flex min-h-9 items-center justify-between gap-3 rounded-sm bg-brass-wash pl-3 text-brass">
          <output>{text.chosen(chosen)}</output>
          <Button variant="ghost" onClick={onClear}>
            {text.clear}
          </Button>
        </p>
      ) : null}
      {isOwn ? <OwnNote /> : null}
      <div className="grid grid-cols-[auto_1fr_1fr] gap-2 md:grid-cols-2">
        <Button
          variant="ghost"
          aria-label={text.undo}
          title={text.undo}
          disabled={!onUndo}
          onClick={onUndo}
          className="min-h-12! px-3! md:col-span-2 md:min-h-9! md:justify-self-start"
        >
          <Undo2 aria-hidden className="size-4" />
          <span className="max-md:hidden">{text.undo}</span>
          <ButtonKbd>Z</ButtonKbd>
        </Button>
        <Button
          variant="danger"
          className="min-h-12! font-semibold md:min-h-11!"
          disabled={isOwn}
          onClick={() => onVerdict('reject')}
        >
          {text.reject}
          <ButtonKbd>R</ButtonKbd>
        </Button>
        <Button
          variant="good"
          className="min-h-12! font-semibold md:min-h-11!"
          disabled={isOwn}
          onClick={() => onVerdict('approve')}
        >
          {text.approve}
          <ButtonKbd>A</ButtonKbd>
        </Button>
      </div>
    </div>
  );
};
