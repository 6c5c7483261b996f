import { adminBillingRoutes } from '@famiglia/contract/admin/admin-billing';
import type { BillingProblem } from '@famiglia/contract/admin/admin-billing';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { useState } from 'react';
import { Link } from 'react-router';
import { providerText } from '../../../entities/plan/provider.text.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useAdminChange } from '../queries.ts';
import { problemsText } from './problems.text.ts';

/** One problem: what happened, what to do, and the buttons that mark it as done. */
export const ProblemRow = ({ problem }: { problem: BillingProblem }) => {
  const text = useText(problemsText);
  const providers = useText(providerText);
  const format = useFormat();
  const { kind, guild, provider, reference, at } = problem;
  return (
    <li className="grid gap-x-4 gap-y-3 border-b border-line px-4 py-3 last:border-0 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <strong>
            {kind === 'provider_refuses' && provider !== null
              ? text.refuses(providers[provider])
              : text.names[kind]}
          </strong>
          {guild === null ? null : (
            <Link
              to={`/admin/guilds?guild=${guild.id}&part=payment`}
              title={text.plan}
              className="text-brass underline underline-offset-4"
            >
              {guild.name}
            </Link>
          )}
        </p>
        <p className="tabular-nums wrap-anywhere">
          <Facts problem={problem} />
        </p>
        <p className="max-w-prose text-pretty text-muted">
          {kind === 'provider_refuses' ? text.reasons[problem.refusal?.reason ?? 'other'] : text.steps[kind]}
        </p>
        <p className="text-xs wrap-anywhere text-faint">
          {provider === null || kind === 'provider_refuses' ? null : `${providers[provider]} · `}
          {reference === null ? null : `${reference} · `}
          <time dateTime={at}>{format.dateTime(at)}</time>
        </p>
      </div>
      <Settle problem={problem} />
    </li>
  );
};

/** Problems that end by themselves have no button. */
const Settle = ({ problem }: { problem: BillingProblem }) => {
  if (problem.kind === 'mismatch' || problem.kind === 'unanswered')
    return <SettleMismatch orderId={problem.id} />;
  if (problem.kind === 'dispute') return <SeeDispute paymentId={problem.id} />;
  const isRefund = problem.kind === 'refund_refused' || problem.kind === 'refund_waits';
  return isRefund ? <SettleRefund problem={problem} /> : null;
};

const Facts = ({ problem }: { problem: BillingProblem }) => {
  const { facts } = useText(problemsText);
  const format = useFormat();
  const { kind, money, answered, refusal, renewals } = problem;
  if (refusal !== null) return facts.refusal(refusal.code, refusal.words);
  if (renewals !== null) return facts.renewals(format.number(renewals.failed), format.number(renewals.of));
  const asked = money === null ? '' : formatMoney(money);
  if (kind === 'unanswered') return facts.unanswered(asked);
  if (kind !== 'mismatch') return kind === 'dispute' ? facts.dispute(asked) : facts.refund(asked);
  return answered === null ? facts.foreign(asked) : facts.mismatch(asked, formatMoney(answered));
};

const SeeDispute = ({ paymentId }: { paymentId: string }) => {
  const text = useText(problemsText);
  const see = useAdminChange(adminBillingRoutes.seeDispute);
  return (
    <div className="grid content-center justify-items-end gap-2 max-lg:justify-items-stretch">
      <Button loading={see.isPending} onClick={() => see.mutate({ paymentId })}>
        {text.seen}
      </Button>
      <Refusal error={see.error} />
    </div>
  );
};

const SettleMismatch = ({ orderId }: { orderId: string }) => {
  const text = useText(problemsText);
  const settle = useAdminChange(adminBillingRoutes.settleMismatch);
  return (
    <div className="grid content-center justify-items-end gap-2 max-lg:justify-items-stretch">
      <Button
        loading={settle.isPending}
        onClick={() => settle.mutate({ orderId }, { onSuccess: () => toast.success(text.settled) })}
      >
        {text.settle}
      </Button>
      <Refusal error={settle.error} />
    </div>
  );
};

/** What is recorded as paid by hand cannot be taken back, so it is asked twice. */
const SettleRefund = ({ problem: { id: paymentId, kind } }: { problem: BillingProblem }) => {
  const text = useText(problemsText);
  const settle = useAdminChange(adminBillingRoutes.settleRefund);
  const [sure, setSure] = useState(false);
  const send = (how: 'try_again' | 'paid_by_hand', told: string): void =>
    settle.mutate({ paymentId, how }, { onSuccess: () => toast.success(told) });
  return (
    <div className="grid content-center gap-2">
      {sure ? <p className="max-w-60 text-xs text-pretty text-muted">{text.sure}</p> : null}
      <div className="flex flex-wrap justify-end gap-2 max-lg:justify-stretch max-lg:[&>*]:flex-1">
        {kind === 'refund_refused' ? (
          <Button loading={settle.isPending} onClick={() => send('try_again', text.triedAgain)}>
            {text.again}
          </Button>
        ) : null}
        <Button
          variant={sure ? 'danger' : 'secondary'}
          loading={settle.isPending}
          onClick={() => (sure ? send('paid_by_hand', text.recorded) : setSure(true))}
        >
          {text.byHand}
        </Button>
      </div>
      <Refusal error={settle.error} />
    </div>
  );
};
