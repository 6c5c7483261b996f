import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { captsText } from '../capts.text.ts';
import type { FightRecord } from './record-bar.tsx';

/** "7 – 3" or "7 – 3 – 1": wins, losses, and draws if there were any. */
export const RecordNumbers = ({ of }: { of: FightRecord }) => {
  const text = useText(captsText);
  const format = useFormat();
  const numbers = [of.wins, of.losses, ...(of.draws > 0 ? [of.draws] : [])];
  return (
    <span
      className="whitespace-nowrap"
      title={`${text.wins} – ${text.losses}${of.draws > 0 ? ` – ${text.draws}` : ''}`}
    >
      {numbers.map(format.number).join(' – ')}
    </span>
  );
};
