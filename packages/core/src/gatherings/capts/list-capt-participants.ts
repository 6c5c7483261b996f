import { captRoutes } from '@famiglia/contract/capt-routes';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { AppError } from '../../platform/app-error.ts';
import { wholeList } from '../../platform/whole-list.ts';
import { findParticipants } from '../rosters/participant.queries.ts';
import { presentParticipant } from '../rosters/present-participant.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { findCapt } from './capt.queries.ts';

export const listCaptParticipants: UseCase<typeof captRoutes.participants> = async (
  context,
  actor,
  { guildId, captId },
) => {
  await requireGuildAccess(context, actor, guildId, captRoutes.participants.access);
  if ((await findCapt(context.db, guildId, captId)) === null) throw new AppError('not_found');
  const rows = await findParticipants(context.db, guildId, captId);
  return wholeList(rows.map((row) => presentParticipant(context.config.cdnUrl, row)));
};
