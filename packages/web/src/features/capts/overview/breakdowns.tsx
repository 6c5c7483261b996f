import type { FamilyStatistics } from '@famiglia/contract/capts/capt-statistics';
import { useText } from '../../../shared/language/use-text.ts';
import { captsText } from '../capts.text.ts';
import { BreakdownCard } from './breakdown-card.tsx';
import { overviewText } from './overview.text.ts';

const SHOWN = 8;

/** Results by side, territory and time. */
export const Breakdowns = ({ of }: { of: FamilyStatistics }) => {
  const text = useText(overviewText);
  const words = useText(captsText);
  return (
    <>
      <BreakdownCard
        title={text.bySide}
        rows={of.by_side.map(({ side, ...record }) => ({ name: words.sides[side], ...record }))}
      />
      <BreakdownCard
        title={text.byTerritory}
        rows={of.by_territory
          .slice(0, SHOWN)
          .map(({ territory, ...record }) => ({ name: territory || text.noTerritory, ...record }))}
      />
      <BreakdownCard
        title={text.byHour}
        rows={of.by_hour.map(({ hour, ...record }) => ({
          name: `${String(hour).padStart(2, '0')}:00`,
          ...record,
        }))}
      />
    </>
  );
};
