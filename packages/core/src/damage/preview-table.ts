import { damageRoutes } from '@famiglia/contract/damage/damage-import';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { runInWorker } from '../platform/workers/run-in-worker.ts';
import { buildPreview } from './build-preview.ts';
import { readTableTask } from './read-table.ts';

/** Reads a pasted table, and suggests the members of its rows. */
export const previewTable: UseCase<typeof damageRoutes.previewTable> = async (context, actor, input) => {
  const { guildId, text, side } = input;
  await requireGuildAccess(context, actor, guildId, damageRoutes.previewTable.access);
  return buildPreview(context, { guildId, side }, await runInWorker(readTableTask, text, { guildId }));
};
