import type { FamilyRecord } from '@famiglia/contract/capts/capt-statistics';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { useRecordValue } from '../stats/use-record-value.ts';
import { overviewText } from './overview.text.ts';

/** The family's records, each with its capt. */
export const RecordsCard = ({ records }: { records: readonly FamilyRecord[] }) => {
  const text = useText(overviewText);
  const format = useFormat();
  const valueOf = useRecordValue();
  const { id } = useCurrentGuild();
  if (records.length === 0) return null;
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 font-semibold">{text.records}</h2>
      <dl>
        {records.map((record) => (
          <div
            key={record.kind}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line px-4 py-2 last:border-0"
          >
            <dt className="min-w-0">
              <span className="block text-xs text-muted">{text.recordNames[record.kind]}</span>
              <Link
                to={`/guild/${id}/capts/${record.capt_id}`}
                className="touch-target block wrap-anywhere underline-offset-3 hover:underline"
              >
                {[record.player?.display_name, record.opponent].filter(Boolean).join(' · ')}
              </Link>
              <span className="block text-xs text-faint">{format.date(record.starts_at)}</span>
            </dt>
            <dd className="font-semibold text-brass">{valueOf(record)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
