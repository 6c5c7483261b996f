import type { DeadLetter } from '@famiglia/contract/admin';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { jobsText } from './jobs.text.ts';

interface DeadLetterRowProps {
  letter: DeadLetter;
  isRunning: boolean;
  onRunAgain: () => void;
}

/** A job that failed for good, with a button to run it again. */
export const DeadLetterRow = ({ letter, isRunning, onRunAgain }: DeadLetterRowProps) => {
  const text = useText(jobsText);
  const format = useFormat();
  const name = text.names[letter.name] ?? letter.name;
  return (
    <li className="grid gap-x-4 gap-y-1.5 border-b border-line px-4 py-3 last:border-0 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{name}</span>
          <span className="text-muted">{letter.guild?.name ?? text.noServer}</span>
        </p>
        <p className="break-words text-muted">{letter.reason || text.noReason}</p>
        <p className="text-xs text-faint">
          <time dateTime={letter.failed_at}>{format.dateTime(letter.failed_at)}</time>
          {` · ${text.tries(letter.tries)}`}
        </p>
      </div>
      <Button
        aria-label={text.againOf(name)}
        loading={isRunning}
        onClick={onRunAgain}
        className="self-center max-md:w-full"
      >
        {text.again}
      </Button>
    </li>
  );
};
