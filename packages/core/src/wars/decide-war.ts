import { warAlertRoutes } from '@famiglia/contract/wars/war-alert-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { overtaken } from '../activity/require-version.ts';
import { findCapt } from '../capts/capt.queries.ts';
import { findWarOfCapt } from '../capts/capt-war.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { lockRoster } from '../rosters/roster.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findLinkedCapt } from './linkable-capts.queries.ts';
import { openWarCapt } from './open-war-capt.ts';
import { tieWar } from './tie-war.ts';
import { findWar, lockWars } from './war.queries.ts';
import type { WarRow } from './war.queries.ts';

/** The war, under the lock that every change of wars takes; refused once somebody decided about it. */
export const lockPendingWar = async (tx: Transaction, guildId: string, warId: string): Promise<WarRow> => {
  await lockWars(tx, guildId);
  const war = await findWar(tx, guildId, warId);
  if (war === null) throw new AppError('not_found');
  if (war.decision !== 'pending')
    throw await overtaken(tx, 'war_decided', { guildId, noted: { war_id: warId } });
  return war;
};

type CreateWarCapt = UseCase<typeof warAlertRoutes.createCapt>;

/** Opens the sign-up of a war. Of two leaders who press at once both get the same capt. */
export const createWarCapt = async (
  context: Parameters<CreateWarCapt>[0],
  actor: Parameters<CreateWarCapt>[1],
  { guildId, warId, channelId }: Parameters<CreateWarCapt>[2] & { channelId?: string | undefined },
): ReturnType<CreateWarCapt> => {
  await requireGuildAccess(context, actor, guildId, warAlertRoutes.createCapt.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    const war = await lockPendingWar(tx, guildId, warId);
    const linked = await findLinkedCapt(tx, war);
    if (linked !== null) return { capt_id: linked.id };
    if (war.status !== 'active') throw new AppError('war_over');
    if (war.startsAt <= context.clock()) throw new AppError('war_began');
    const settings = await findSettings(tx, guildId);
    return { capt_id: await openWarCapt(context, tx, war, { settings, userId, byItself: false, channelId }) };
  });
};

/** A leader says which capt a war is, or that it is none of them. */
export const linkWar: UseCase<typeof warAlertRoutes.link> = async (
  context,
  actor,
  { guildId, warId, captId },
) => {
  await requireGuildAccess(context, actor, guildId, warAlertRoutes.link.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const war = await lockPendingWar(tx, guildId, warId);
    if (war.captId === captId) return;
    if (captId !== null) await requireLinkable(tx, guildId, captId);
    const as = captId === null ? 'war.unlinked' : 'war.linked';
    await tieWar(context, tx, war, { captId, actorId: userId, as });
  });
  return null;
};

const requireLinkable = async (tx: Transaction, guildId: string, captId: string): Promise<void> => {
  await lockRoster(tx, guildId, captId);
  const row = await findCapt(tx, guildId, captId);
  if (row === null) throw new AppError('not_found');
  const isPlanned = row.capt.status === 'open' || row.capt.status === 'closed';
  if (!isPlanned || (await findWarOfCapt(tx, guildId, captId)) !== null)
    throw new AppError('capt_not_linkable');
};

/** For good: no feed and no leader changes it afterwards. Its capt, if it had one, goes on by hand. */
export const ignoreWar: UseCase<typeof warAlertRoutes.ignore> = async (
  context,
  actor,
  { guildId, warId },
) => {
  await requireGuildAccess(context, actor, guildId, warAlertRoutes.ignore.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    const war = await lockPendingWar(tx, guildId, warId);
    await tieWar(context, tx, war, {
      captId: null,
      actorId: userId,
      as: 'war.ignored',
      also: { decision: 'ignored', decidedBy: userId, decidedAt: context.clock() },
    });
  });
  return null;
};
