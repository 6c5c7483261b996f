import type { Renewal } from '@famiglia/contract/billing/billing';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { CircleAlert } from '../../../shared/ui/icons.ts';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { chargeFailureText } from '../checkout/charge-failure.text.ts';
import { checkoutText } from '../checkout/checkout.text.ts';
import { useChangeMethod, useConfirmRenewal, useSwitchRenewal } from '../queries.ts';
import { RenewalDialog } from './renewal-dialog.tsx';
import { renewalText } from './renewal.text.ts';

/** How Premium goes on: when, how much, from what. While a charge is retried, that stands first. */
export const RenewalCard = ({ renewal }: { renewal: Renewal }) => {
  const text = useText(renewalText);
  const { months } = useText(checkoutText);
  const format = useFormat();
  const { id } = useCurrentGuild();
  const method = useChangeMethod(id);
  const turn = useSwitchRenewal(id);
  const [changing, setChanging] = useState(false);
  return (
    <Card className="mt-4">
      <h3 className="border-b border-line px-4 py-3 font-semibold">{text.title}</h3>
      {renewal.grace_until === null ? null : <GraceNote renewal={renewal} until={renewal.grace_until} />}
      <dl className="grid gap-4 p-4 sm:grid-cols-3">
        <div>
          <dt className="text-muted">{text.next}</dt>
          <dd className="font-semibold tabular-nums">
            {text.charge(formatMoney(renewal.money), format.longDate(renewal.next_charge_at))}
          </dd>
        </div>
        <div>
          <dt className="text-muted">{text.term}</dt>
          <dd className="font-semibold">{months(renewal.months)}</dd>
        </div>
        <div>
          <dt className="text-muted">{text.method}</dt>
          <dd className="font-semibold wrap-anywhere">{renewal.method}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-2 border-t border-line p-4">
        {renewal.is_own ? (
          <Button onClick={() => setChanging(true)}>{text.change}</Button>
        ) : (
          <p className="text-pretty text-muted">{text.another}</p>
        )}
        {renewal.can_change_method ? (
          <Button loading={method.isPending} onClick={() => method.mutate()}>
            {text.changeMethod}
          </Button>
        ) : null}
        {renewal.is_own ? (
          <Button
            loading={turn.isPending}
            onClick={() => turn.mutate({ renews: false }, { onSuccess: () => toast.success(text.turnedOff) })}
          >
            {text.turnOff}
          </Button>
        ) : null}
      </div>
      <Refusal error={method.error ?? turn.error} className="px-4 pb-4" />
      {changing ? <RenewalDialog renewal={renewal} onClose={() => setChanging(false)} /> : null}
    </Card>
  );
};

const GraceNote = ({ renewal, until }: { renewal: Renewal; until: string }) => {
  const { grace } = useText(renewalText);
  const reasons = useText(chargeFailureText);
  const format = useFormat();
  const { id } = useCurrentGuild();
  const confirm = useConfirmRenewal(id);
  return (
    <div role="alert" className="flex gap-3 border-b border-line bg-bad-wash p-4">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-bad" />
      <div className="grid justify-items-start gap-2">
        <p className="font-semibold text-bad">{grace.title}</p>
        <p className="text-pretty">
          {renewal.last_failure === null ? '' : `${reasons[renewal.last_failure]} `}
          {grace.body(format.dateTime(until))} {grace.after}
        </p>
        {renewal.last_failure === 'confirmation_needed' ? (
          <Button variant="primary" loading={confirm.isPending} onClick={() => confirm.mutate()}>
            {grace.confirm(formatMoney(renewal.money))}
          </Button>
        ) : (
          <Link to={`/guild/${id}/checkout`} className={buttonClasses({ variant: 'primary' })}>
            {grace.pay}
          </Link>
        )}
        <Refusal error={confirm.error} />
      </div>
    </div>
  );
};
