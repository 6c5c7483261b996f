import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { DELETED_CAPT_DAYS } from '@famiglia/contract/capts/capts';
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { KIND_MARK, isKindOf } from '../fight-kinds/fight-kind.queries.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { changeGathering } from '../rosters/change-gathering.ts';
import { touchRoster } from '../rosters/roster.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { captRoster, captRosterKind } from './capt-roster.ts';
import { captTitle } from './capt-title.ts';
import { storeCapt, findDeletedCapt } from './capt.queries.ts';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { readCaptDetails } from './get-capts.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { wholeList } from '../platform/whole-list.ts';
import { presentCapt } from './present-capt.ts';
import type { Queryable } from '../platform/db/database.ts';
import { capts } from '../platform/db/schema/capts.ts';
import { deliveries } from '../platform/db/schema/deliveries.ts';
import { fightKinds } from '../platform/db/schema/fight-kinds.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { rosters } from '../platform/db/schema/rosters.ts';

/** Hides a capt and removes it from all statistics. It can be restored for thirty days. */
export const deleteCapt: UseCase<typeof captRoutes.remove> = async (context, actor, { guildId, captId }) => {
  await changeGathering(context, actor, captRoster({ guildId, captId }), async (tx, { capt }, userId) => {
    await storeCapt(tx, { guildId, captId }, { deletedBy: userId, deletedAt: context.clock() });
    await touchRoster(tx, captId);
    await recordActivity(context, tx, {
      guildId,
      type: 'capt.deleted',
      actorId: userId,
      target: { kind: 'capt', id: captId },
      data: { title: captTitle(capt) },
    });
  });
  return null;
};

/** Restores a deleted capt unchanged, with everybody on its list. */
export const restoreCapt: UseCase<typeof captRoutes.restore> = async (context, actor, input) => {
  const { guildId, captId } = input;
  await requireGuildAccess(context, actor, guildId, captRoutes.restore.access);
  const { userId } = requireSignedIn(actor);
  await context.db.transaction(async (tx) => {
    await captRosterKind.lock(tx, { guildId, rosterId: captId });
    const found = await findDeletedCapt(tx, guildId, captId);
    if (found === null) throw new AppError('not_found');
    await storeCapt(tx, { guildId, captId }, { deletedBy: null, deletedAt: null });
    await touchRoster(tx, captId);
    await recordActivity(context, tx, {
      guildId,
      type: 'capt.restored',
      actorId: userId,
      target: { kind: 'capt', id: captId },
      data: { title: captTitle(found.capt) },
    });
    await context.bus.publish(tx, { type: 'capts.changed', guildId, captIds: [captId] });
  });
  return readCaptDetails(context.db, guildId, captId);
};

const KEPT_MS = DELETED_CAPT_DAYS * 24 * 60 * 60 * 1000;

export const listDeletedCapts: UseCase<typeof captRoutes.deleted> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, captRoutes.deleted.access);
  const since = new Date(context.clock().getTime() - KEPT_MS);
  const rows = await findDeletedCapts(context.db, guildId, since);
  return wholeList(
    rows.flatMap((row) => {
      const { deletedAt, deletedBy } = row.capt;
      if (deletedAt === null || deletedBy === null) return [];
      return {
        ...presentCapt(row),
        deleted_at: deletedAt.toISOString(),
        deleted_by: { id: deletedBy, name: row.deleterName ?? deletedBy },
        gone_at: new Date(deletedAt.getTime() + KEPT_MS).toISOString(),
      };
    }),
  );
};

/** Removes capts for good that were deleted more than thirty days ago. */
export const dropDeletedCapts = async (context: Context): Promise<void> =>
  dropCaptsDeletedBefore(context.db, new Date(context.clock().getTime() - KEPT_MS));

export const dropDeletedCaptsJob = defineJob({
  name: 'drop-deleted-capts',
  title: { en: 'Removing deleted capts for good', ru: 'Окончательное удаление каптов' },
  schedule: '41 4 * * *',
  run: dropDeletedCapts,
});

/** Capts that can still be restored, last deleted first, with the name of the member who deleted each. */
const findDeletedCapts = async (db: Queryable, guildId: string, since: Date) =>
  db
    .select({
      capt: capts,
      roster: rosters,
      fightKind: KIND_MARK,
      deleterName: members.displayName,
      recordings: sql<string[]>`'{}'::text[]`,
    })
    .from(capts)
    .innerJoin(rosters, eq(rosters.id, capts.id))
    .leftJoin(fightKinds, isKindOf(capts))
    .leftJoin(members, and(eq(members.guildId, guildId), eq(members.userId, capts.deletedBy)))
    .where(and(eq(capts.guildId, guildId), gt(capts.deletedAt, since)))
    .orderBy(desc(capts.deletedAt));

/** Deleting the roster deletes everything that refers to it, also its rows in the outbox. */
const dropCaptsDeletedBefore = async (db: Queryable, moment: Date): Promise<void> => {
  await db.execute(sql`
    with gone as (
      delete from ${rosters} where id in (select ${capts.id} from ${capts} where ${lte(capts.deletedAt, moment)})
      returning guild_id, id
    )
    delete from ${deliveries} using gone
    where ${deliveries.guildId} = gone.guild_id and ${deliveries.kind} in ('roster', 'roster_notice', 'roster_thread', 'answer_call', 'capt_result')
      and ${deliveries.subject} = gone.id::text`);
};
