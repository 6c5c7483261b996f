import { CircleAlert, Eye } from '../../../../shared/ui/icons.ts';
import { useText } from '../../../../shared/language/use-text.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import type { GridProblem } from './check-sheets.ts';
import { isNote } from './check-sheets.ts';
import { gridText } from './grid.text.ts';

interface ProblemStripProps {
  problems: readonly GridProblem[];
  /** Moves to the next problem after the active cell. */
  onNext: () => void;
}

/** How many errors and notes are left, and a button to the next one. */
export const ProblemStrip = ({ problems, onNext }: ProblemStripProps) => {
  const text = useText(gridText);
  const notes = problems.filter(isNote).length;
  const wrong = problems.length - notes;
  if (problems.length === 0) return null;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <output className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {wrong > 0 ? (
          <span className="inline-flex items-center gap-1.5 text-bad">
            <CircleAlert aria-hidden className="size-4" />
            {text.wrong(wrong)}
          </span>
        ) : null}
        {notes > 0 ? (
          <span className="inline-flex items-center gap-1.5 text-info">
            <Eye aria-hidden className="size-4" />
            {text.toLookAt(notes)}
          </span>
        ) : null}
      </output>
      <Button onClick={onNext}>{text.next}</Button>
    </div>
  );
};
