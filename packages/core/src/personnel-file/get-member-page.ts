import type { Permission } from '@famiglia/contract/access/permissions';
import type { MemberPage } from '@famiglia/contract/members/member-page';
import { CURVE_DAYS, LEDGER_ROWS, memberPageRoutes } from '@famiglia/contract/members/member-page';
import { and, eq } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findWaitingOf } from '../applications/application.queries.ts';
import { countPendingScreenshots } from '../guilds/guild-stats.queries.ts';
import { listNickHistory } from '../members/nick-history.ts';
import { findMember } from '../members/member.queries.ts';
import { findRoles } from '../mirror/guild.queries.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { vacations } from '../platform/db/schema/vacations.ts';
import type { UseCase } from '../platform/use-case.ts';
import { readProfile } from '../profiles/get-member.ts';
import { findReady, readMemberRank } from '../ranks/readiness.ts';
import { getReputationCurve, listLedger } from '../reputation/ledger.ts';
import { readFile } from './get-file.ts';

/** Everything that the first view of a member's page shows, in one answer. */
export const getMemberPage: UseCase<typeof memberPageRoutes.get> = async (context, actor, whose) => {
  const { guildId, userId } = whose;
  const { permissions } = await requireGuildAccess(context, actor, guildId, memberPageRoutes.get.access);
  const member = await findMember(context.db, guildId, userId);
  if (member === null) throw new AppError('not_found');
  const isKept = permissions.has('personnel.view');
  const [profile, roles, nicks, ledger, curve, file, rank, waiting] = await Promise.all([
    readProfile(context, guildId, member),
    findRoles(context.db, guildId),
    listNickHistory(context, actor, whose),
    listLedger(context, actor, { ...whose, limit: LEDGER_ROWS, offset: 0 }),
    getReputationCurve(context, actor, { ...whose, days: CURVE_DAYS }),
    isKept ? readFile(context, guildId, member) : null,
    isKept ? readMemberRank(context.db, guildId, userId, context.clock()) : null,
    findWaiting(context, whose, permissions),
  ]);
  return {
    profile,
    roles: roles
      .filter(({ id }) => profile.role_ids.includes(id))
      .map(({ id, name, color }) => ({ id, name, color })),
    nicks: nicks.items,
    ledger: { items: ledger.items, total: ledger.total },
    curve,
    file,
    rank,
    waiting,
  };
};

/** What of a member waits for a decision that the reader may make. */
const findWaiting = async (
  { db, clock }: Context,
  { guildId, userId }: { guildId: string; userId: string },
  permissions: ReadonlySet<Permission>,
): Promise<MemberPage['waiting']> => {
  const manages = permissions.has('personnel.manage');
  const [applications, ready, requests, screens] = await Promise.all([
    permissions.has('applications.manage') ? findWaitingOf(db, guildId, [userId]) : [],
    manages ? findReady(db, guildId, clock(), userId) : [],
    manages
      ? db.$count(
          vacations,
          and(
            eq(vacations.guildId, guildId),
            eq(vacations.userId, userId),
            eq(vacations.status, 'requested'),
          ),
        )
      : 0,
    countPendingScreenshots(db, guildId, userId),
  ]);
  return {
    application: applications[0] ?? null,
    promotion: ready.length > 0,
    vacation: requests > 0,
    gg: permissions.has('reputation.edit') ? screens.gg : 0,
    gungame: permissions.has('gungame.moderate') ? screens.gungame : 0,
  };
};
