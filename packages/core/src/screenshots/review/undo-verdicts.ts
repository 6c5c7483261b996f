import type { Screenshot, ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import { requireOthers } from '../../settings/require-others.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { verdictKey } from '../intake/payment-keys.ts';
import { presentScreenshot } from '../intake/present-screenshot.ts';
import { findScreenshotsById, lockScreenshots } from '../intake/screenshot.queries.ts';
import type { LockedScreenshot } from '../intake/screenshot.queries.ts';
import { announceVerdicts } from './announce-verdicts.ts';
import { screenshotsDecided } from './screenshots-decided.ts';
import { settlePayments } from './settle-payments.ts';
import { findStandingVerdicts, findUndone, markUndone, setStates } from './verdict.queries.ts';
import type { VerdictTerms } from './judge-screenshots.ts';
import type { Verdict } from './verdict.queries.ts';

interface UndoInput {
  guildId: string;
  kind: ScreenshotKind;
  actorId: string;
  screenshotIds: readonly string[];
  /** The time of the verdict. */
  at: Date;
  terms?: VerdictTerms;
}

/**
 * Undoes one's own verdict of a given time, all or nothing. The time identifies it: a repeated call after a lost reply
 * changes nothing, and later verdicts of others stay.
 */
export const undoVerdicts = async (
  context: Context,
  { guildId, kind, actorId, screenshotIds, at, terms }: UndoInput,
): Promise<{ items: Screenshot[] }> => {
  const ids = [...new Set(screenshotIds)];
  await context.db.transaction(async (tx) => {
    await terms?.lock(tx);
    const locked = await lockScreenshots(tx, guildId, kind, ids);
    if (locked.length < ids.length) throw new AppError('not_found');
    const standing = await findStandingVerdicts(tx, guildId, ids);
    const undone = await findUndone(tx, guildId, { ids, userId: actorId, at });
    const due: Due[] = [];
    const overtaken: string[] = [];
    for (const screenshot of locked) {
      const verdict = standing.get(screenshot.id)?.[0];
      const mine = verdict?.moderatedBy === actorId && verdict.moderatedAt.getTime() === at.getTime();
      if (verdict !== undefined && mine) due.push({ screenshot, verdict });
      else if (!undone.has(screenshot.id)) overtaken.push(screenshot.id);
    }
    if (overtaken.length > 0) throw await screenshotsDecided(context, tx, guildId, overtaken);
    await requireOthers(
      tx,
      guildId,
      actorId,
      due.map(({ screenshot }) => screenshot.userId),
    );
    if (due.length > 0) await restore(context, tx, { guildId, kind, actorId }, due, terms);
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
  by: { guildId: string; kind: ScreenshotKind; actorId: string },
  due: readonly Due[],
  terms: VerdictTerms | undefined,
): Promise<void> => {
  const { guildId } = by;
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
      key: verdictKey(screenshot.id, 'undo', verdict.id),
    })),
  );
  const screenshots = due.map(({ screenshot }) => screenshot);
  const former = new Map(due.map(({ screenshot, verdict }) => [screenshot.id, verdict.formerStatus]));
  await terms?.settle(tx, screenshots, ({ id }) => former.get(id) ?? 'pending');
  await announceVerdicts(context, tx, {
    ...by,
    type: terms === undefined ? 'screenshots.reopened' : null,
    screenshots,
    comment: null,
  });
};
