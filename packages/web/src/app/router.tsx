import { createBrowserRouter, redirectDocument } from 'react-router';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { currentToken } from '../shared/auth/auth-store.ts';
import { loginPath } from '../shared/auth/login-path.ts';
import { finishSignIn } from '../features/auth/finish-sign-in.ts';
import { ListSkeleton } from '../shared/ui/list-skeleton.tsx';
import { NotFoundPage } from '../shared/ui/not-found.tsx';
import { Spinner } from '../shared/ui/spinner.tsx';
import { adminRoute } from './admin-route.tsx';
import { applicationsRoute } from './applications-route.tsx';
import { personnelRoute } from './personnel-route.tsx';
import { BrokenPage } from './broken-page.tsx';
import { captsRoute } from './capts-route.tsx';
import { checkoutRoutes, chooseGuildRoute } from './checkout-routes.tsx';
import { FREE_PAGE } from './free-page.ts';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { GuildLayout } from './guild-layout.tsx';
import { loadPart } from '../shared/code/lazy-part.tsx';
import { lazyPage } from './lazy-page.tsx';
import { MissingPage } from './message-page.tsx';
import { movingRoutes } from './moving-routes.tsx';
import { SECTIONS } from './navigation.ts';
import { Permitted } from './permitted.tsx';
import { PlainLayout } from './plain-layout.tsx';
import { supportRoutes } from './support-route.tsx';
import { settingsRoute } from './settings-route.tsx';
import { treasuryLogRoutes } from './treasury-log-routes.tsx';

const signInError = lazyPage(
  'sign-in-error',
  async () => (await import('../features/auth/sign-in-error-page.tsx')).SignInErrorPage,
  <Spinner />,
);
const guilds = lazyPage(
  'guilds',
  async () => (await import('../features/guilds/guilds-page.tsx')).GuildsPage,
);
const account = lazyPage(
  'account',
  async () => (await import('../features/account/account-page.tsx')).AccountPage,
);
const paymentTicket = lazyPage(
  'payment-ticket',
  async () => (await import('../features/account/payment-ticket-page.tsx')).PaymentTicketPage,
);
const dashboard = lazyPage(
  'dashboard',
  async () => (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
);
const user = lazyPage(
  'user',
  async () => (await import('../features/members/profile/profile-page.tsx')).ProfilePage,
);
const TAB_SKELETON = <ListSkeleton rows={8} headed={false} />;
const userParticipation = lazyPage(
  'user-participation',
  async () => (await import('../features/members/profile/participation-tab.tsx')).ParticipationTab,
  TAB_SKELETON,
);
const userFile = lazyPage(
  'user-file',
  async () => (await import('../features/members/personnel-file/file-tab.tsx')).FileTab,
  TAB_SKELETON,
);
const contract = lazyPage(
  'contract',
  async () => (await import('../features/contracts/contract-page.tsx')).ContractPage,
);
const cabinet = lazyPage(
  'cabinet',
  async () => (await import('../features/cabinet/cabinet-page.tsx')).CabinetPage,
);
const event = lazyPage('event', async () => (await import('../features/events/event-page.tsx')).EventPage);
const series = lazyPage(
  'event-series',
  async () => (await import('../features/events/series-page.tsx')).SeriesPage,
);
/** The code of a page comes at the same time as the list of servers. It is awaited where it is shown. */
const codeOf = (key: string) => (): null => {
  void loadPart(key);
  return null;
};
const sectionPages = SECTIONS.flatMap(({ path, permission, page }): RouteObject[] =>
  page === undefined
    ? []
    : [{ path, element: <Permitted permission={permission}>{page}</Permitted>, loader: codeOf(path) }],
);

/** A page that fails leaves the frame around it as it is. */
const insideFrame = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: BrokenPage, children }];

export const createPanelRouter = () =>
  createBrowserRouter([
    {
      ErrorBoundary: CrashPage,
      HydrateFallback: FirstFrame,
      children: [
        { path: '/auth/success', loader: finishSignIn, Component: Spinner },
        { path: '/auth/error', element: signInError },
        {
          loader: requireSignIn,
          children: [
            {
              Component: PlainLayout,
              children: insideFrame([
                { path: '/guilds', element: guilds },
                { path: '/account', element: account },
                { path: '/account/tickets/:guildId/:ticketId', element: paymentTicket },
                chooseGuildRoute,
                adminRoute,
              ]),
            },
            {
              path: '/guild/:guildId',
              Component: GuildLayout,
              children: insideFrame([
                { index: true, element: dashboard, loader: codeOf('dashboard') },
                {
                  path: 'users/:userId',
                  element: <Permitted permission="users.view">{user}</Permitted>,
                  children: [
                    { path: 'participation', element: userParticipation },
                    { path: 'file', element: <Permitted permission="personnel.view">{userFile}</Permitted> },
                  ],
                },
                {
                  path: 'events/series',
                  element: <Permitted permission="events.manage">{series}</Permitted>,
                },
                {
                  path: 'contracts/:contractId',
                  element: <Permitted permission="panel.view">{contract}</Permitted>,
                },
                { path: 'events/:eventId', element: <Permitted permission="events.view">{event}</Permitted> },
                // Everybody has one, on any plan.
                { path: 'me', element: cabinet, handle: FREE_PAGE },
                applicationsRoute,
                personnelRoute,
                captsRoute,
                ...treasuryLogRoutes,
                ...movingRoutes,
                ...sectionPages,
                settingsRoute,
                ...supportRoutes,
                ...checkoutRoutes,
                { path: '*', Component: MissingPage },
              ]),
            },
          ],
        },
        { path: '*', Component: NotFoundPage },
      ],
    },
  ]);

/** What `panel.html` shows, until the router has decided what to open. */
const FirstFrame = () => (window.location.pathname.startsWith('/guild/') ? <FrameSkeleton /> : null);

/** Loader of every guarded page. A full navigation, because the login page is not part of the panel. */
const requireSignIn = ({ request }: LoaderFunctionArgs): Response | null => {
  if (currentToken()) return null;
  const { pathname, search } = new URL(request.url);
  return redirectDocument(loginPath(pathname + search));
};

/** When the frame itself fails. */
const CrashPage = () => (
  <main className="px-5">
    <BrokenPage />
  </main>
);
