import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ApiError } from '../../shared/lib/api-error.ts';
import { classes } from '../../shared/lib/classes.ts';
import { useCurrentInView } from '../../shared/lib/use-current-in-view.ts';
import { watchSupport } from '../../shared/realtime/watch-support.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { adminText } from './admin.text.ts';
import { useAdminStats, useBillingProblems, useOpenTickets } from './queries.ts';

const TABS = [
  { name: 'overview', to: '/admin' },
  { name: 'guilds', to: '/admin/guilds' },
  { name: 'support', to: '/admin/support' },
  { name: 'ledger', to: '/admin/ledger' },
  { name: 'promo', to: '/admin/promo-codes' },
  { name: 'revenue', to: '/admin/revenue' },
  { name: 'users', to: '/admin/users' },
  { name: 'logins', to: '/admin/logins' },
  { name: 'jobs', to: '/admin/jobs' },
] as const;

const look = ({ isActive }: { isActive: boolean }): string =>
  classes(
    '-mb-px flex min-h-11 items-center border-b-2 px-3 font-medium whitespace-nowrap transition-colors duration-(--quick)',
    isActive ? 'border-brass text-text' : 'border-transparent text-muted hover:text-text',
  );

/** `/admin`: the server decides whether it opens, with the response to the first request. */
export const AdminLayout = () => {
  const text = useText(adminText);
  const stats = useAdminStats();
  const waiting = {
    support: useOpenTickets(stats.isSuccess),
    ledger: useBillingProblems(stats.isSuccess).data?.total ?? 0,
  };
  useLiveQueue(stats.isSuccess);
  const strip = useCurrentInView(useLocation().pathname);
  if (stats.error instanceof ApiError && stats.error.code === 'site_admin_only') return <ForbiddenPage />;
  return (
    <QueryView query={stats} skeleton={<PageSkeleton />}>
      {() => (
        <>
          <PageHeader title={text.title} note={text.note} />
          <nav
            ref={strip}
            aria-label={text.title}
            className="relative mb-5 flex overflow-x-auto border-b border-line"
          >
            {TABS.map(({ name, to }) => (
              <NavLink key={name} to={to} end={name === 'overview'} className={look}>
                {text.tabs[name]}
                {name === 'support' || name === 'ledger' ? <Waiting count={waiting[name]} /> : null}
              </NavLink>
            ))}
          </nav>
          <Outlet />
        </>
      )}
    </QueryView>
  );
};

const Waiting = ({ count }: { count: number }) => {
  const format = useFormat();
  return (
    // Its room is kept: the tabs behind it do not move when it comes.
    <span className="ml-1.5 min-w-5 font-medium text-brass">{count > 0 ? format.number(count) : null}</span>
  );
};

/** Tickets come in while the page is open. */
const useLiveQueue = (isAdmin: boolean): void => {
  const client = useQueryClient();
  useEffect(() => (isAdmin ? watchSupport(client) : undefined), [client, isAdmin]);
};

/** An explicit message: an empty table would look like an error. */
const ForbiddenPage = () => {
  const { forbidden } = useText(adminText);
  return (
    <div className="grid justify-items-start gap-4 py-10 md:py-20">
      <title>{`${forbidden.title} · Famiglia`}</title>
      <p aria-hidden className="font-display text-2xl font-semibold text-brass">
        403
      </p>
      <h1 className="text-lg font-semibold text-balance md:text-xl">{forbidden.title}</h1>
      <p className="max-w-130 text-pretty text-muted">{forbidden.body}</p>
      <Link to="/guilds" className={buttonClasses({ variant: 'primary' })}>
        {forbidden.action}
      </Link>
    </div>
  );
};
