import type { RouteObject } from 'react-router';
import { useGuilds } from '../features/guilds/queries.ts';
import { QueryView } from '../shared/ui/query-view.tsx';
import { PageSkeleton } from '../shared/ui/page-skeleton.tsx';
import { FREE_PAGE } from './free-page.ts';
import { lazyPage } from './lazy-page.tsx';
import { Permitted } from './permitted.tsx';

const checkout = lazyPage(
  'checkout',
  async () => (await import('../features/billing/checkout/checkout-page.tsx')).CheckoutPage,
);
const order = lazyPage(
  'order',
  async () => (await import('../features/billing/checkout/order-page.tsx')).OrderPage,
);
const receipt = lazyPage(
  'receipt',
  async () => (await import('../features/billing/receipt-page.tsx')).ReceiptPage,
);
const chooseGuild = lazyPage('choose-guild', async () => {
  const { ChooseGuild } = await import('../features/billing/checkout/choose-guild.tsx');
  return () => (
    <QueryView query={useGuilds()} skeleton={<PageSkeleton />}>
      {(guilds) => <ChooseGuild guilds={guilds} />}
    </QueryView>
  );
});

/** `/checkout`: buying for a server that is still to be chosen. */
export const chooseGuildRoute: RouteObject = { path: '/checkout', element: chooseGuild };

/** Buying, and what was bought: open to a server without Premium. */
export const checkoutRoutes: RouteObject[] = [
  { path: 'checkout', element: checkout },
  { path: 'checkout/:orderId', element: order },
  { path: 'receipts/:receiptId', element: receipt },
].map(({ path, element }) => ({
  path,
  handle: FREE_PAGE,
  element: <Permitted permission="subscription.manage">{element}</Permitted>,
}));
