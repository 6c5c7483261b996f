import { ggRoutes } from '@famiglia/contract/gg';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { announceDecision } from '../intake/announce-decision.ts';
import { earningKey } from '../intake/earning-key.ts';
import { presentScreenshot } from '../intake/present-screenshot.ts';
import { findScreenshotsById, lockScreenshots, reopenScreenshots } from '../intake/screenshot.queries.ts';
import { screenshotsDecided } from '../intake/screenshots-decided.ts';
import { findStandingEntries } from '../../reputation/entry.queries.ts';
import { reverseEntries } from '../../reputation/reverse-entries.ts';
import { findSettings } from '../../guilds/settings/settings.queries.ts';
import type { UseCase } from '../../platform/use-case.ts';

/**
 * Undoes one's own verdict of a given time, all or nothing. The time identifies it: later verdicts stay, and a call
 * that is repeated after a lost reply changes nothing.
 */
export const undoGg: UseCase<typeof ggRoutes.undo> = async (context, actor, input) => {
  const { guildId } = input;
  await requireGuildAccess(context, actor, guildId, ggRoutes.undo.access);
  const { userId: actorId } = requireSignedIn(actor);
  const ids = [...new Set(input.screenshot_ids)];
  const at = new Date(input.at);
  await context.db.transaction(async (tx) => {
    const locked = await lockScreenshots(tx, guildId, 'gg', ids);
    if (locked.length < ids.length) throw new AppError('not_found');
    const due = locked.filter((one) => one.status !== 'pending');
    const mine = due.filter(
      (one) => one.moderatedBy === actorId && one.moderatedAt?.getTime() === at.getTime(),
    );
    if (mine.length < due.length) {
      const others = due.filter((one) => !mine.includes(one)).map((one) => one.id);
      throw await screenshotsDecided(context, tx, guildId, others);
    }
    if (due.length === 0) return;
    // Before verdicts had their own keys, they paid under the screenshot's key.
    const keys = due.flatMap(({ id }) => [earningKey(id, at), earningKey(id, null)]);
    await reverseEntries(context, tx, await findStandingEntries(tx, guildId, keys), { actorId });
    const { gg } = await findSettings(tx, guildId);
    await reopenScreenshots(
      tx,
      guildId,
      due.map((one) => one.id),
      gg.reward,
    );
    const type = 'screenshots.reopened';
    await announceDecision(context, tx, {
      guildId,
      kind: 'gg',
      actorId,
      type,
      comment: null,
      screenshots: due,
    });
  });
  const rows = await findScreenshotsById(context.db, guildId, ids);
  return { items: rows.map((row) => presentScreenshot(context, row)) };
};
