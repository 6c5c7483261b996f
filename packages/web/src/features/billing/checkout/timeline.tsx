import type { DatedOffer } from '@famiglia/contract/billing/billing';
import { REFUND_DAYS } from '@famiglia/contract/billing/terms';
import type { Money } from '@famiglia/contract/billing/subscriptions';
import { useState } from 'react';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { chargeDay } from './charge-day.ts';
import { checkoutText } from './checkout.text.ts';
import { promoText } from './promo.text.ts';

const DAY_MS = 86_400_000;
/** A period that begins this soon begins today. */
const SOON_MS = 60_000;

interface TimelineProps {
  /** With what is charged now. */
  offer: DatedOffer;
  periodStart: string;
  /** Null while the person has not chosen. */
  renews: boolean | null;
  /** What each renewal costs. */
  renewalPrice: Money;
}

/** What the person agrees to, in the order in which it happens. */
export const Timeline = ({ offer, periodStart, renews, renewalPrice }: TimelineProps) => {
  const { when, steps } = useText(checkoutText);
  const promo = useText(promoText);
  const format = useFormat();
  const { subscription } = useCurrentGuild();
  const [openedAt] = useState(Date.now);
  const isFree = offer.money.amount_minor === 0;
  const end = offer.period_end;
  const waits = Date.parse(periodStart) - openedAt > SOON_MS;
  const periodDays = `${format.longDate(periodStart)} – ${format.longDate(end)}`;
  const running = waits
    ? [steps[subscription.status === 'trial' ? 'trial' : 'running'](format.longDate(periodStart))]
    : [];
  const rows = isFree
    ? [promo.today, ...running, [periodDays, promo.period] as const]
    : [
        steps.today(formatMoney(offer.money)),
        ...running,
        steps.period(format.longDate(periodStart), format.longDate(end)),
        steps.refund(format.longDate(new Date(openedAt + REFUND_DAYS * DAY_MS).toISOString())),
        ...(renews === true
          ? [steps.renewal(format.longDate(chargeDay(offer)), formatMoney(renewalPrice))]
          : []),
        ...(renews === false ? [steps.ending(format.longDate(end))] : []),
      ];
  return (
    <Card className="p-4 md:p-5">
      <h2 className="mb-3 font-semibold">{when}</h2>
      <ol>
        {rows.map(([day, what], index) => (
          <li
            key={day + what}
            className="relative pb-4 pl-5 before:absolute before:top-1.5 before:left-0 before:size-2 before:rounded-full before:bg-brass not-last:after:absolute not-last:after:top-4 not-last:after:bottom-0 not-last:after:left-[3.5px] not-last:after:w-px not-last:after:bg-line-strong last:pb-0"
          >
            <p className={index === 0 ? 'font-semibold' : 'font-medium'}>{day}</p>
            <p className="text-pretty text-muted">{what}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
};
