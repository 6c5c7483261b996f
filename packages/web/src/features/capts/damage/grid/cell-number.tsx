import type { DamageColumn } from '@famiglia/contract/damage-import';
import { readNumber } from '@famiglia/contract/read-number';
import { useFormat } from '../../../../language/use-format.ts';

/** A number with its groups; what is none stays as it was typed. */
export const CellNumber = ({ text, column }: { text: string; column: DamageColumn }) => {
  const format = useFormat();
  const { value, problem } = readNumber(text, column);
  if (text.trim() === '') return <span className="text-faint">–</span>;
  return (
    <span className="block truncate">{problem === null && value !== null ? format.number(value) : text}</span>
  );
};
