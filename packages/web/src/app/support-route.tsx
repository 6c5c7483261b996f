import type { RouteObject } from 'react-router';
import { FREE_PAGE } from './free-page.ts';
import { lazyPage } from './lazy-page.tsx';
import { Permitted } from './permitted.tsx';

const list = lazyPage(
  'support',
  async () => (await import('../features/support/support-page.tsx')).SupportPage,
);
const ticket = lazyPage(
  'support-ticket',
  async () => (await import('../features/support/ticket-page.tsx')).TicketPage,
);

/** Tickets to the site's owner. Without Premium they are read, and those about payments written. */
export const supportRoutes: RouteObject[] = [
  { path: 'support', handle: FREE_PAGE, element: <Permitted permission="panel.view">{list}</Permitted> },
  {
    path: 'support/:ticketId',
    handle: FREE_PAGE,
    element: <Permitted permission="panel.view">{ticket}</Permitted>,
  },
];
