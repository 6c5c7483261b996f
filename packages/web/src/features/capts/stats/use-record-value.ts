import type { FamilyRecord } from '@famiglia/contract/capts/capt-statistics';
import { useFormat } from '../../../shared/language/use-format.ts';

/** A formatted record value; a share is a percentage. */
export const useRecordValue = () => {
  const format = useFormat();
  return ({ kind, value }: FamilyRecord): string =>
    kind === 'share' ? format.percent(value) : format.number(value);
};
