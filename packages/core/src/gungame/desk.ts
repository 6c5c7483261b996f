import { gungameRoutes } from '@famiglia/contract/gungame/gungame';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { UseCase } from '../platform/use-case.ts';
import { AppError } from '../platform/app-error.ts';
import { presentScreenshot } from '../screenshots/intake/present-screenshot.ts';
import {
  findScreenshotsById,
  countMatching,
  findScreenshots,
} from '../screenshots/intake/screenshot.queries.ts';
import type { Context } from '../platform/context.ts';
import type { ScreenshotFilter } from '../screenshots/intake/screenshot.queries.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import { findMember } from '../members/member.queries.ts';
import { countVerdictsOf } from './gungame-stats.queries.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { judgeScreenshots } from '../screenshots/review/judge-screenshots.ts';
import { undoVerdicts } from '../screenshots/review/undo-verdicts.ts';

/** The few settings that moderators need, without access to all settings. */
export const getDesk: UseCase<typeof gungameRoutes.desk> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, gungameRoutes.desk.access);
  const { gungame } = await findSettings(context.db, guildId);
  return { reject_reasons: gungame.reject_reasons };
};

export const getGungameScreenshot: UseCase<typeof gungameRoutes.screen> = async (context, actor, input) => {
  const { guildId, screenshotId } = input;
  await requireGuildAccess(context, actor, guildId, gungameRoutes.screen.access);
  const [row] = await findScreenshotsById(context.db, guildId, [screenshotId]);
  if (row === undefined || row.screenshot.kind !== 'gungame') throw new AppError('not_found');
  return presentScreenshot(context, row);
};

interface Page {
  guildId: string;
  limit: number;
  offset: number;
}

const list = async (context: Context, page: Page, status: ScreenshotFilter['status']) => {
  const { guildId, limit, offset } = page;
  const filter = { kind: 'gungame', status } as const;
  const [rows, total] = await Promise.all([
    findScreenshots(context.db, guildId, filter, { limit, offset }),
    countMatching(context.db, guildId, filter),
  ]);
  return { items: rows.map((row) => presentScreenshot(context, row)), total, limit, offset };
};

export const listPendingGungame: UseCase<typeof gungameRoutes.pending> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, gungameRoutes.pending.access);
  return list(context, input, 'pending');
};

export const listAllGungame: UseCase<typeof gungameRoutes.all> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, gungameRoutes.all.access);
  return list(context, input, input.status);
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export const getPlayer: UseCase<typeof gungameRoutes.player> = async (
  context,
  actor,
  { guildId, userId },
) => {
  await requireGuildAccess(context, actor, guildId, gungameRoutes.player.access);
  const since = new Date(context.clock().getTime() - WEEK_MS);
  const [member, verdicts] = await Promise.all([
    findMember(context.db, guildId, userId),
    countVerdictsOf(context.db, guildId, userId, since),
  ]);
  if (member === null) throw new AppError('not_found');
  return {
    user_id: member.userId,
    avatar_url: discordImageUrl(context.config.cdnUrl, member.avatarPath),
    static_id: member.staticId,
    reputation: member.reputation,
    approved_7d: verdicts.approved,
    rejected_7d: verdicts.rejected,
  };
};

export const moderateGungame: UseCase<typeof gungameRoutes.moderate> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, gungameRoutes.moderate.access);
  return judgeScreenshots(context, {
    guildId: input.guildId,
    kind: 'gungame',
    actorId: requireSignedIn(actor).userId,
    screenshotIds: input.screenshotIds,
    action: input.action,
    comment: input.comment,
    overrule: input.overrule,
  });
};

export const undoGungame: UseCase<typeof gungameRoutes.undo> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, gungameRoutes.undo.access);
  return undoVerdicts(context, {
    guildId: input.guildId,
    kind: 'gungame',
    actorId: requireSignedIn(actor).userId,
    screenshotIds: input.screenshotIds,
    at: new Date(input.at),
  });
};
