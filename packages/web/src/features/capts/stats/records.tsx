import type { FamilyRecord } from '@famiglia/contract/capt-statistics';
import { Trophy } from '../../../ui/icons.ts';
import { useText } from '../../../language/use-text.ts';
import { captText } from '../page/capt.text.ts';
import { useRecordValue } from './use-record-value.ts';

/** What the family had never done before this capt. */
export const Records = ({ records }: { records: readonly FamilyRecord[] }) => {
  const text = useText(captText);
  const valueOf = useRecordValue();
  if (records.length === 0) return null;
  return (
    <ul className="grid gap-1 border-t border-line px-4 py-3">
      {records.map((record) => (
        <li key={record.kind} className="flex items-start gap-2">
          <Trophy aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
          {text.records[record.kind](record.player?.nick ?? '', valueOf(record))}
        </li>
      ))}
    </ul>
  );
};
