import type { Order } from '@famiglia/contract/billing/billing';
import { Link } from 'react-router';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { useAuth } from '../../../shared/auth/auth-store.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Hourglass } from '../../../shared/ui/icons.ts';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { useCancelOrder } from '../queries.ts';
import { checkoutText } from './checkout.text.ts';

/** The guild's order that is still open, perhaps of somebody else: it is continued or cancelled, never doubled. */
export const OpenOrderNotice = ({ order }: { order: Order }) => {
  const { openOrder: text, months } = useText(checkoutText);
  const format = useFormat();
  const { id } = useCurrentGuild();
  const self = useAuth((auth) => auth.user?.id);
  const cancel = useCancelOrder(id);
  const ago = format.relative(order.created_at);
  const { started_by: by } = order;
  const title = by === null ? text.unnamed(ago) : by.id === self ? text.own(ago) : text.title(by.name, ago);
  return (
    <section aria-labelledby="open-order" className="rounded-md border border-brass bg-brass-wash p-4 md:p-5">
      <h2 id="open-order" className="flex items-start gap-2 font-semibold">
        <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
        {title}
      </h2>
      <p className="mt-1 text-pretty text-muted">
        {text.body(months(order.months), formatMoney(order.money))}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Link to={`/guild/${id}/checkout/${order.id}`} className={buttonClasses({ variant: 'primary' })}>
          {text.resume}
        </Link>
        <Button loading={cancel.isPending} onClick={() => cancel.mutate({ orderId: order.id })}>
          {text.cancel}
        </Button>
      </div>
      <Refusal error={cancel.error} className="mt-2" />
    </section>
  );
};
