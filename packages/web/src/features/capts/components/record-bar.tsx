import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { captsText } from '../capts.text.ts';

export interface FightRecord {
  wins: number;
  losses: number;
  draws: number;
}

const PARTS = [
  ['wins', 'bg-good'],
  ['draws', 'bg-faint'],
  ['losses', 'bg-bad'],
] as const;

/** Wins, draws and losses as one bar, with a text for screen readers. */
export const RecordBar = ({ of }: { of: FightRecord }) => {
  const text = useText(captsText);
  const format = useFormat();
  return (
    <span className="flex h-1.5 w-full gap-px overflow-hidden rounded-full bg-raised">
      <span className="sr-only">
        {PARTS.map(([part]) => `${text[part]}: ${format.number(of[part])}`).join(', ')}
      </span>
      {PARTS.map(([part, colour]) =>
        of[part] > 0 ? <span key={part} className={colour} style={{ flexGrow: of[part] }} /> : null,
      )}
    </span>
  );
};
