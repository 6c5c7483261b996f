import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { DELETED_CAPT_DAYS } from '@famiglia/contract/capts/capts';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { wholeList } from '../platform/whole-list.ts';
import type { UseCase } from '../platform/use-case.ts';
import { dropCaptsDeletedBefore, findDeletedCapts } from './deleted-capt.queries.ts';
import { presentCapt } from './present-capt.ts';

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
