import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import type { Context } from '../../platform/context.ts';
import { screenshotLink } from './screenshot-link.ts';
import type { ScreenshotRow } from './screenshot.queries.ts';

/** A screenshot in the shape of the API, for a caller who may see it: its links work for everybody who has them. */
export const presentScreenshot = (context: Context, row: ScreenshotRow): Screenshot => {
  const { screenshot, displayName, ingameNick } = row;
  return {
    id: screenshot.id,
    user_id: screenshot.userId,
    display_name: displayName,
    ingame_nick: ingameNick,
    kind: screenshot.kind,
    status: screenshot.status,
    url: screenshotLink(context, screenshot.guildId, screenshot.fileKey),
    thumbnail_url: screenshotLink(context, screenshot.guildId, screenshot.thumbnailKey),
    width: screenshot.width,
    height: screenshot.height,
    submitted_at: screenshot.submittedAt.toISOString(),
    moderated_by: screenshot.moderatedBy,
    moderated_at: screenshot.moderatedAt?.toISOString() ?? null,
    comment: screenshot.comment,
    reward: screenshot.reward,
    looks_like: presentLookAlike(context, row),
  };
};

const presentLookAlike = (
  context: Context,
  { screenshot, earlier, earlierName }: ScreenshotRow,
): Screenshot['looks_like'] =>
  earlier === null
    ? null
    : {
        id: earlier.id,
        distance: screenshot.looksLikeDistance ?? 0,
        mirrored: screenshot.looksLikeMirrored ?? false,
        user_id: earlier.userId,
        display_name: earlierName ?? earlier.userId,
        url: screenshotLink(context, earlier.guildId, earlier.fileKey),
        thumbnail_url: screenshotLink(context, earlier.guildId, earlier.thumbnailKey),
        submitted_at: earlier.submittedAt.toISOString(),
      };
