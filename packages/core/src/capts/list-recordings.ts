import { recordingRoutes } from '@famiglia/contract/capts/recording-routes';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import { wholeList } from '../platform/whole-list.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findCapt } from './capt.queries.ts';
import { presentRecording } from './present-recording.ts';
import { findMissing, findRecordings } from './recording.queries.ts';
import type { CaptTarget } from './capt.queries.ts';

export const listRecordings: UseCase<typeof recordingRoutes.recordings> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, recordingRoutes.recordings.access);
  if ((await findCapt(context.db, input.guildId, input.captId)) === null) throw new AppError('not_found');
  const rows = await findRecordings(context.db, input);
  return { ...wholeList(rows.map(presentRecording)), missing: await readMissing(context, input) };
};

/** Members who played and have not sent a recording. */
export const readMissing = async (context: Context, target: CaptTarget) => {
  const rows = await findMissing(context.db, target);
  return rows.map((row) => ({
    user_id: row.userId,
    display_name: row.displayName,
    avatar_url: discordImageUrl(context.config.cdnUrl, row.avatarPath),
    ingame_nick: row.ingameNick,
    asked_at: row.askedAt === null ? null : new Date(row.askedAt).toISOString(),
  }));
};
