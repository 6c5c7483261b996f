import type { Capt } from '@famiglia/contract/capts/capts';
import { useText } from '../../../shared/language/use-text.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { captsText } from '../capts.text.ts';

const STATUS_TONES = { open: 'good', closed: 'brass', finished: 'neutral', cancelled: 'bad' } as const;
const RESULT_TONES = { win: 'good', loss: 'bad', draw: 'neutral' } as const;

/** The result, or the status before it. */
export const CaptBadge = ({ capt: { status, result } }: { capt: Pick<Capt, 'status' | 'result'> }) => {
  const text = useText(captsText);
  return result === null ? (
    <Badge tone={STATUS_TONES[status]}>{text.statuses[status]}</Badge>
  ) : (
    <Badge tone={RESULT_TONES[result]}>{text.results[result]}</Badge>
  );
};
