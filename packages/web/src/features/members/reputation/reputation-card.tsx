import { useState } from 'react';
import { useText } from '../../../language/use-text.ts';
import { Card } from '../../../ui/card.tsx';
import { Select } from '../../../ui/select.tsx';
import { Ledger } from './ledger.tsx';
import { ReputationChart } from './reputation-chart.tsx';
import { reputationText } from './reputation.text.ts';

const RANGES = ['30', '180', '365'] as const;

/** How the member's reputation came about: the line, and every change behind it. */
export const ReputationCard = ({ userId }: { userId: string }) => {
  const text = useText(reputationText);
  const [range, setRange] = useState<(typeof RANGES)[number]>('180');
  return (
    <Card>
      <div className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4">
        <h2 className="text-base font-semibold">{text.title}</h2>
        <Select
          label={text.range}
          value={range}
          options={RANGES.map((days) => ({ value: days, label: text.ranges[days] }))}
          onChange={setRange}
        />
      </div>
      <div className="p-4">
        <ReputationChart userId={userId} range={Number(range)} />
      </div>
      <Ledger userId={userId} />
    </Card>
  );
};
