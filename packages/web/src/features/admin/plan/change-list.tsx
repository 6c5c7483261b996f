import type { SubscriptionChange } from '@famiglia/contract/billing/subscriptions';
import { ArrowRight } from '../../../shared/ui/icons.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { changeReasonText } from '../../../entities/plan/change-reason.text.ts';
import { PlanBadge } from '../../../entities/plan/plan-badge.tsx';
import { planDialogText } from './plan.text.ts';

/** The changes of the plan, newest first: who, when, why, from what to what. */
export const ChangeList = ({ changes }: { changes: readonly SubscriptionChange[] }) => {
  const text = useText(planDialogText);
  const reasons = useText(changeReasonText);
  const format = useFormat();
  if (changes.length === 0) return <p className="text-muted">{text.noHistory}</p>;
  return (
    <ul>
      {changes.map((change) => (
        <li key={change.id} className="grid gap-1.5 border-b border-line py-3 first:pt-0 last:border-0">
          <span className="font-medium break-words">{reasons[change.reason] ?? change.reason}</span>
          <span className="flex flex-wrap items-center gap-2">
            <PlanBadge subscription={change.before} />
            <ArrowRight aria-hidden className="size-4 text-faint" />
            <PlanBadge subscription={change.after} />
          </span>
          <span className="text-xs text-muted">
            {change.actor?.name ?? text.byTheClock} ·{' '}
            <time dateTime={change.at}>{format.dateTime(change.at)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
};
