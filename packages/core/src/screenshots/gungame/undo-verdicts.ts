import { gungameRoutes } from '@famiglia/contract/gungame';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { presentScreenshot } from '../intake/present-screenshot.ts';
import { findScreenshotsById, lockScreenshots } from '../intake/screenshot.queries.ts';
import { screenshotsDecided } from '../intake/screenshots-decided.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { announceVerdicts } from './announce-verdicts.ts';
import { paymentKey } from './payment-key.ts';
import { settlePayments } from './settle-payments.ts';
import { findStandingVerdicts, findUndone, markUndone, setStates } from './verdict.queries.ts';
import type { LockedScreenshot, Verdict } from './verdict.queries.ts';

/**
 * Undoes one's own verdict of a given time, all or nothing. The time identifies it: a repeated call after a lost reply
 * changes nothing, and later verdicts of others stay.
 */
export const undoVerdicts: UseCase<typeof gungameRoutes.undo> = async (context, actor, input) => {
  const { guildId } = input;
  await requireGuildAccess(context, actor, guildId, gungameRoutes.undo.access);
  const { userId } = requireSignedIn(actor);
  const ids = [...new Set(input.screenshot_ids)];
  const at = new Date(input.at);
  await context.db.transaction(async (tx) => {
    const locked = await lockScreenshots(tx, guildId, 'gungame', ids);
    if (locked.length < ids.length) throw new AppError('not_found');
    const standing = await findStandingVerdicts(tx, guildId, ids);
    const undone = await findUndone(tx, guildId, { ids, userId, at });
    const due: Due[] = [];
    const overtaken: string[] = [];
    for (const screenshot of locked) {
      const verdict = standing.get(screenshot.id)?.[0];
      const mine = verdict?.moderatedBy === userId && verdict.moderatedAt.getTime() === at.getTime();
      if (verdict !== undefined && mine) due.push({ screenshot, verdict });
      else if (!undone.has(screenshot.id)) overtaken.push(screenshot.id);
    }
    if (overtaken.length > 0) throw await screenshotsDecided(context, tx, guildId, overtaken);
    if (due.length > 0) await restore(context, tx, { guildId, actorId: userId }, due);
  });
  const rows = await findScreenshotsById(context.db, guildId, ids);
  return { items: rows.map((row) => presentScreenshot(context, row)) };
};

interface Due {
  screenshot: LockedScreenshot;
  verdict: Verdict;
}

const restore = async (
  context: Context,
  tx: Transaction,
  by: { guildId: string; actorId: string },
  due: readonly Due[],
): Promise<void> => {
  const { guildId, actorId } = by;
  await markUndone(
    tx,
    guildId,
    due.map(({ verdict }) => verdict.id),
    context.clock(),
  );
  await setStates(
    tx,
    guildId,
    due.map(({ screenshot, verdict }) => ({
      id: screenshot.id,
      state: {
        status: verdict.formerStatus,
        moderatedBy: verdict.formerBy,
        moderatedAt: verdict.formerAt,
        comment: verdict.formerComment,
        reward: verdict.formerStatus === 'rejected' ? 0 : verdict.worth,
      },
    })),
  );
  await settlePayments(
    context,
    tx,
    by,
    due.map(({ screenshot, verdict }) => ({
      screenshot,
      to: verdict.formerStatus,
      worth: verdict.worth,
      key: paymentKey(screenshot.id, 'undo', verdict.id),
    })),
  );
  await announceVerdicts(context, tx, {
    guildId,
    actorId,
    type: 'screenshots.reopened',
    screenshotIds: due.map(({ screenshot }) => screenshot.id),
    comment: null,
  });
};
