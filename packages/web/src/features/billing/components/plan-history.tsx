import type { OwnReason, SubscriptionChange } from '@famiglia/contract/billing/subscriptions';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { changeReasonText } from '../../../entities/plan/change-reason.text.ts';
import { PlanBadge } from '../../../entities/plan/plan-badge.tsx';
import { Busy } from '../../../shared/ui/busy.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useSubscriptionHistory } from '../queries.ts';
import { subscriptionText } from '../subscription.text.ts';

const Change = ({ change }: { change: SubscriptionChange }) => {
  const text = useText(subscriptionText);
  const reasons = useText(changeReasonText);
  const format = useFormat();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-b-0">
      <span className="min-w-0">
        {/* A site admin's reason is shown as typed; the program's own reasons are translated. */}
        <span className="block font-medium break-words">{reasons[change.reason] ?? change.reason}</span>
        <span className="block text-xs text-muted">
          {change.actor?.name ?? text.byTheClock} ·{' '}
          <time dateTime={change.at}>{format.dateTime(change.at)}</time>
        </span>
      </span>
      <PlanBadge subscription={change.after} />
    </li>
  );
};

/** Payments and refunds, which stand among the receipts above with what was paid. */
const MONEY: ReadonlySet<string> = new Set<OwnReason>(['payment received', 'renewed', 'payment refunded']);

/** Every other change of the plan, newest first, with its author. */
export const PlanHistory = () => {
  const text = useText(subscriptionText);
  const history = useSubscriptionHistory(useCurrentGuild().id);
  const skeleton = (
    <Busy className="grid gap-2 p-4">
      <Skeleton className="h-4 w-48" />
      <Skeleton className="h-3 w-64" />
    </Busy>
  );
  return (
    <Card className="mt-4">
      <h3 className="border-b border-line px-4 py-3 font-semibold">{text.history}</h3>
      <QueryView query={history} skeleton={skeleton}>
        {(all) => {
          const changes = all.filter(({ reason }) => !MONEY.has(reason));
          return changes.length === 0 ? (
            <p className="px-4 py-3 text-muted">{text.historyEmpty}</p>
          ) : (
            <ul>
              {changes.map((change) => (
                <Change key={change.id} change={change} />
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Card>
  );
};
