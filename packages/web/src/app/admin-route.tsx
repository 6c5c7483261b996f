import { lazyPage } from './lazy-page.tsx';

const layout = lazyPage(
  'admin',
  async () => (await import('../features/admin/admin-layout.tsx')).AdminLayout,
);
const overview = lazyPage(
  'admin-overview',
  async () => (await import('../features/admin/overview/overview-page.tsx')).OverviewPage,
);
const guilds = lazyPage(
  'admin-guilds',
  async () => (await import('../features/admin/guilds/admin-guilds-page.tsx')).AdminGuildsPage,
);
const ledger = lazyPage(
  'admin-ledger',
  async () => (await import('../features/admin/ledger/ledger-page.tsx')).LedgerPage,
);
const promoCodes = lazyPage(
  'admin-promo-codes',
  async () => (await import('../features/admin/promo/promo-codes-page.tsx')).PromoCodesPage,
);
const revenue = lazyPage(
  'admin-revenue',
  async () => (await import('../features/admin/revenue/revenue-page.tsx')).RevenuePage,
);
const users = lazyPage(
  'admin-users',
  async () => (await import('../features/admin/users/admin-users-page.tsx')).AdminUsersPage,
);
const logins = lazyPage(
  'admin-logins',
  async () => (await import('../features/admin/logins/logins-page.tsx')).LoginsPage,
);
const support = lazyPage(
  'admin-support',
  async () => (await import('../features/admin/support/support-queue-page.tsx')).SupportQueuePage,
);
const queuedTicket = lazyPage(
  'admin-support-ticket',
  async () => (await import('../features/admin/support/queued-ticket-page.tsx')).QueuedTicketPage,
);
const jobs = lazyPage(
  'admin-jobs',
  async () => (await import('../features/admin/jobs/jobs-page.tsx')).JobsPage,
);

/** `/admin`: any signed-in person may open it; the server decides what they see. */
export const adminRoute = {
  path: '/admin',
  element: layout,
  children: [
    { index: true, element: overview },
    { path: 'guilds', element: guilds },
    { path: 'support', element: support },
    { path: 'support/:guildId/:ticketId', element: queuedTicket },
    { path: 'ledger', element: ledger },
    { path: 'promo-codes', element: promoCodes },
    { path: 'revenue', element: revenue },
    { path: 'users', element: users },
    { path: 'logins', element: logins },
    { path: 'jobs', element: jobs },
  ],
};
