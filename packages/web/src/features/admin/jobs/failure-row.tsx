import { useFormat } from '../../../shared/language/use-format.ts';
import { Button } from '../../../shared/ui/button.tsx';

interface FailureRowProps {
  what: string;
  server: string;
  reason: string;
  at: string;
  /** How often it was tried, or how much there is of it. */
  count: string;
  again: { text: string; label: string; isRunning: boolean; run: () => void };
}

/** Something that failed for good, with a button to try it again. */
export const FailureRow = ({ what, server, reason, at, count, again }: FailureRowProps) => {
  const format = useFormat();
  return (
    <li className="grid gap-x-4 gap-y-1.5 border-b border-line px-4 py-3 last:border-0 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{what}</span>
          <span className="text-muted">{server}</span>
        </p>
        <p className="break-words text-muted">{reason}</p>
        <p className="text-xs text-faint">
          <time dateTime={at}>{format.dateTime(at)}</time>
          {` · ${count}`}
        </p>
      </div>
      <Button
        aria-label={again.label}
        loading={again.isRunning}
        onClick={again.run}
        className="self-center max-md:w-full"
      >
        {again.text}
      </Button>
    </li>
  );
};
