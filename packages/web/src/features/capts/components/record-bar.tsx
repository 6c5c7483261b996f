import { recordWords } from '@famiglia/contract/capts/record-words';
import { useLanguage } from '../../../shared/language/use-language.ts';

export interface FightRecord {
  wins: number;
  losses: number;
  draws: number;
}

const PARTS = [
  ['wins', 'bg-good'],
  ['losses', 'bg-bad'],
  ['draws', 'bg-faint'],
] as const;

/** Wins, losses and draws as one bar, with a text for screen readers. */
export const RecordBar = ({ of }: { of: FightRecord }) => {
  const words = recordWords(useLanguage(), of);
  return (
    <span className="flex h-1.5 w-full gap-px overflow-hidden rounded-full bg-raised">
      <span className="sr-only">{words}</span>
      {PARTS.map(([part, colour]) =>
        of[part] > 0 ? <span key={part} className={colour} style={{ flexGrow: of[part] }} /> : null,
      )}
    </span>
  );
};
