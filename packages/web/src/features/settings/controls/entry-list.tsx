import { Plus, Trash2 } from '../../../shared/ui/icons.ts';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { controlsText } from './controls.text.ts';
import { useProblemWords } from './use-problem-words.ts';

interface Entry {
  key: string | number;
  /** The name of the entry in the label of its remove button. */
  name: string;
  /** Its problem, as a text. */
  problem: string | undefined;
  controls: ReactNode;
}

interface EntryListProps {
  entries: readonly Entry[];
  /** Shown if there are no entries. */
  none: string;
  /** Left out if no more are allowed. */
  add: { label: string; onClick: () => void } | undefined;
  onRemove: (index: number) => void;
}

/** A setting with several entries: each can be edited and removed, and one more added below. */
export const EntryList = ({ entries, none, add, onRemove }: EntryListProps) => {
  const text = useText(controlsText);
  const words = useProblemWords();
  return (
    <div className="grid justify-items-start gap-2">
      {entries.length === 0 ? <p className="text-muted">{none}</p> : null}
      {entries.map(({ key, name, problem, controls }, index) => (
        <div key={key} className="grid w-full max-w-130 grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
          {controls}
          <IconButton label={text.remove(name)} onClick={() => onRemove(index)}>
            <Trash2 aria-hidden className="size-4" />
          </IconButton>
          {problem === undefined ? null : (
            <p role="alert" className="col-span-full text-xs text-bad">
              {words(problem)}
            </p>
          )}
        </div>
      ))}
      {add ? (
        <Button icon={<Plus aria-hidden className="size-4" />} onClick={add.onClick}>
          {add.label}
        </Button>
      ) : null}
    </div>
  );
};
