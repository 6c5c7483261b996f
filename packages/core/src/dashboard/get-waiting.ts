import type { Permission } from '@famiglia/contract/access/permissions';
import { waitingRoutes } from '@famiglia/contract/dashboard/waiting';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { countApplications } from '../applications/application.queries.ts';
import { countPendingScreenshots } from '../guilds/guild-stats.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { UseCase } from '../platform/use-case.ts';
import { countUnreadTickets } from '../support/ticket.queries.ts';
import { readsAllTickets } from '../support/ticket-reader.ts';
import { countVacations } from '../vacations/vacation.queries.ts';

/** The numbers beside the sections of the menu, in one answer: each page of the panel shows them. */
export const getWaiting: UseCase<typeof waitingRoutes.get> = async (context, actor, { guildId }) => {
  const access = await requireGuildAccess(context, actor, guildId, waitingRoutes.get.access);
  const { db, clock } = context;
  const ifDecides = async <Part>(
    read: () => Promise<Part>,
    ...permissions: Permission[]
  ): Promise<Part | null> => (permissions.some((one) => access.permissions.has(one)) ? read() : null);
  const authorId = readsAllTickets(access) ? undefined : requireSignedIn(actor).userId;
  const [screenshots, applications, vacations, support] = await Promise.all([
    ifDecides(
      async () => countPendingScreenshots(db, guildId),
      'gungame.moderate',
      'reputation.edit',
      'reports.judge',
    ),
    ifDecides(async () => countApplications(db, guildId, { status: 'waiting' }), 'applications.manage'),
    ifDecides(
      async () => countVacations(db, guildId, { view: 'requests', now: clock() }),
      'personnel.manage',
    ),
    countUnreadTickets(db, guildId, authorId),
  ]);
  return {
    gungame: access.permissions.has('gungame.moderate') ? (screenshots?.gungame ?? null) : null,
    gg: access.permissions.has('reputation.edit') ? (screenshots?.gg ?? null) : null,
    reports: access.permissions.has('reports.judge') ? (screenshots?.reports ?? null) : null,
    applications,
    vacations,
    support,
  };
};
