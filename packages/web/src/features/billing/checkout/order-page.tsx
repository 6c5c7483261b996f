import type { Order } from '@famiglia/contract/billing/billing';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { WriteAboutPayment } from '../../../entities/support/payment-ticket-dialog.tsx';
import { usePeriodEnd } from '../../../entities/plan/use-period-end.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useNow } from '../../../shared/lib/use-now.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { CircleAlert, CircleCheck, LoaderCircle, Minus } from '../../../shared/ui/icons.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { useCancelOrder, useOrder } from '../queries.ts';
import { chargeFailureText } from './charge-failure.text.ts';
import { checkoutText } from './checkout.text.ts';
import { orderText } from './order.text.ts';

/** `/guild/:guildId/checkout/:orderId`: where the payment page returns to. It follows the order until it has ended. */
export const OrderPage = () => {
  const { orderId = '' } = useParams();
  const text = useText(orderText);
  const order = useOrder(useCurrentGuild().id, orderId);
  return (
    <div className="mx-auto max-w-140">
      <PageHeader title={text.title} />
      <QueryView query={order} skeleton={<ListSkeleton rows={4} headed={false} />}>
        {(loaded) => <OrderState order={loaded} />}
      </QueryView>
    </div>
  );
};

const ICONS: Record<Order['status'], ReactNode> = {
  open: <LoaderCircle aria-hidden className="size-10 animate-spin text-brass motion-reduce:animate-none" />,
  paid: <CircleCheck aria-hidden className="size-10 animate-arrive text-good" />,
  failed: <CircleAlert aria-hidden className="size-10 text-bad" />,
  canceled: <Minus aria-hidden className="size-10 text-faint" />,
};

const OrderState = ({ order }: { order: Order }) => {
  const text = useText(orderText);
  const { months } = useText(checkoutText);
  const words = useOrderWords(order);
  const isFree = order.money.amount_minor === 0;
  return (
    <Card className="grid justify-items-center gap-4 p-6 text-center md:p-10">
      {ICONS[order.status]}
      {/* Read aloud when the state changes, while the buttons below are not. */}
      <div aria-live="polite" className="grid gap-2">
        <h2 className="text-lg font-semibold text-balance">
          {order.held !== null ? text.held.title : isFree ? text.freeTitle : text[order.status].title}
        </h2>
        <p className="text-pretty text-muted">{words}</p>
      </div>
      <div className="grid gap-1">
        <p className="tabular-nums">
          {isFree
            ? text.free(months(order.months))
            : text.what(months(order.months), formatMoney(order.money))}
        </p>
        {order.promo ? (
          <p className="text-muted wrap-anywhere tabular-nums">
            {text.withCode(order.promo.code, formatMoney(order.promo.list))}
          </p>
        ) : null}
      </div>
      <OrderActions order={order} />
    </Card>
  );
};

/** The clocks of browser and server differ; a period that begins with the payment is no later one. */
const SOON_MS = 60 * 60 * 1000;

const useOrderWords = (order: Order): string => {
  const text = useText(orderText);
  const reasons = useText(chargeFailureText);
  const format = useFormat();
  const periodEnd = usePeriodEnd();
  const now = useNow();
  if (order.held !== null) return text.held[order.held](order.id);
  switch (order.status) {
    case 'open':
      return Date.parse(order.period_start) > now.getTime() + SOON_MS
        ? text.open.later(format.longDate(order.period_start))
        : text.open.body;
    case 'canceled':
      return text.canceled.body;
    case 'failed':
      return `${reasons[order.failure ?? 'other']} ${text.failed.charged}`;
    case 'paid': {
      const end = periodEnd(order.period_end);
      return Date.parse(order.period_start) > now.getTime()
        ? text.paid.later(format.longDate(order.period_start), end)
        : text.paid.body(end);
    }
  }
};

const OrderActions = ({ order }: { order: Order }) => {
  const text = useText(orderText);
  const home = `/guild/${useCurrentGuild().id}`;
  if (order.status === 'open') return <OpenActions order={order} />;
  // Whoever has paid must not be asked to pay again.
  if (order.held !== null) return <HeldActions order={order} />;
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {order.status === 'paid' ? (
        <>
          <Link to={home} className={buttonClasses({ variant: 'primary', size: 'large' })}>
            {text.paid.panel}
          </Link>
          <Link to={`${home}/settings/subscription`} className={buttonClasses({ size: 'large' })}>
            {text.paid.subscription}
          </Link>
        </>
      ) : (
        <Link to={`${home}/checkout`} className={buttonClasses({ variant: 'primary', size: 'large' })}>
          {text[order.status].again}
        </Link>
      )}
    </div>
  );
};

const HeldActions = ({ order }: { order: Order }) => {
  const { held } = useText(orderText);
  const { id, name } = useCurrentGuild();
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <WriteAboutPayment servers={[{ id, name }]} orderId={order.id} variant="primary" size="large" />
      <Link to={`/guild/${id}/settings/subscription`} className={buttonClasses({ size: 'large' })}>
        {held.subscription}
      </Link>
    </div>
  );
};

const OpenActions = ({ order }: { order: Order }) => {
  const { open: text } = useText(orderText);
  const cancel = useCancelOrder(useCurrentGuild().id);
  return (
    <>
      <div className="flex flex-wrap justify-center gap-2">
        {order.page_url === null ? null : (
          <a href={order.page_url} className={buttonClasses({ variant: 'primary', size: 'large' })}>
            {text.pay}
          </a>
        )}
        <Button
          variant="ghost"
          size="large"
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ orderId: order.id })}
        >
          {text.cancel}
        </Button>
      </div>
      <Refusal error={cancel.error} />
    </>
  );
};
