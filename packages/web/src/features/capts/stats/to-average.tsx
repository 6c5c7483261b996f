import type { CaptPlayerStats } from '@famiglia/contract/capt-statistics';
import { useFormat } from '../../../language/use-format.ts';
import { againstAverage } from './against-average.ts';

/** "+12 %", green above one's own average and red below it. */
export const ToAverage = ({ player }: { player: CaptPlayerStats }) => {
  const format = useFormat();
  const change = againstAverage(player);
  if (change === null) return <span className="text-faint">—</span>;
  return <span className={change < 0 ? 'text-bad' : 'text-good'}>{format.percentDelta(change)}</span>;
};
