import { CURVE_DAYS } from '@famiglia/contract/members/member-page';
import { BalanceCurve } from '../../../entities/reputation/balance-curve.tsx';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useCurve } from '../queries.ts';
import type { ReputationCurve } from '@famiglia/contract/reputation/reputation';

interface ReputationChartProps {
  userId: string;
  /** In days. */
  range: number;
  /** What came with the page. */
  first: ReputationCurve;
}

/** The member's balance over the last days. Another range is fetched when the reader chooses it. */
export const ReputationChart = ({ userId, range, first }: ReputationChartProps) => {
  const curve = useCurve(useCurrentGuild().id, userId, range);
  if (range === CURVE_DAYS) return <BalanceCurve points={first.points} />;
  return (
    <QueryView query={curve} skeleton={<Skeleton className="h-45" />}>
      {({ points }) => <BalanceCurve points={points} />}
    </QueryView>
  );
};
