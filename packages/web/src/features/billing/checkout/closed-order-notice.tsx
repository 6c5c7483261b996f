import type { Order } from '@famiglia/contract/billing/billing';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { useText } from '../../../shared/language/use-text.ts';
import { CircleAlert } from '../../../shared/ui/icons.ts';
import { chargeFailureText } from './charge-failure.text.ts';
import { checkoutText } from './checkout.text.ts';
import { orderText } from './order.text.ts';

/** The site closed the order that somebody had begun to pay: why, and that it cost nothing. */
export const ClosedOrderNotice = ({ order }: { order: Order }) => {
  const { what, failed } = useText(orderText);
  const { months } = useText(checkoutText);
  const reasons = useText(chargeFailureText);
  return (
    <div className="flex items-start gap-2 rounded-md border border-brass bg-brass-wash p-4 md:p-5">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
      <div>
        <p className="font-semibold">{what(months(order.months), formatMoney(order.money))}</p>
        <p className="mt-1 text-pretty text-muted">
          {reasons[order.failure ?? 'other']} {failed.charged}
        </p>
      </div>
    </div>
  );
};
