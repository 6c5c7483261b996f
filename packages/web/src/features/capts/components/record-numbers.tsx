import { recordNumbers, recordWords } from '@famiglia/contract/capts/record-words';
import { useLanguage } from '../../../shared/language/use-language.ts';
import type { FightRecord } from './record-bar.tsx';

/** The record in figures; the words are beside the pointer. */
export const RecordNumbers = ({ of }: { of: FightRecord }) => (
  <span className="whitespace-nowrap" title={recordWords(useLanguage(), of)}>
    {recordNumbers(of)}
  </span>
);
