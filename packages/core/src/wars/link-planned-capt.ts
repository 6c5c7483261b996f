import { findCapt } from '../capts/capt.queries.ts';
import type { CaptTarget } from '../capts/capt.queries.ts';
import { findWarOfCapt } from '../capts/capt-war.queries.ts';
import { linkCaptQueue } from '../capts/link-capt-queue.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { defineJob } from '../platform/define-job.ts';
import { lockRoster } from '../rosters/roster.queries.ts';
import { findLinkableCapts, findLinkedCapt, fits } from './linkable-capts.queries.ts';
import { tieWar } from './tie-war.ts';
import { isAhead } from './war-alert.ts';
import { findWarsAround, lockWars } from './war.queries.ts';
import type { WarRow } from './war.queries.ts';

/** Ties a new war to the one planned capt that it surely is. Returns how many fit: of several a leader chooses. */
export const linkPlannedCapt = async (context: Context, tx: Transaction, war: WarRow): Promise<number> => {
  const fitting = (await findLinkableCapts(tx, war)).filter((capt) => fits(war, capt));
  const [capt] = fitting;
  if (fitting.length === 1 && capt !== undefined) await tieIfItFits(context, tx, war, capt.id);
  return fitting.length;
};

/** Read again under the capt's lock: a leader may be cancelling it. */
const tieIfItFits = async (context: Context, tx: Transaction, war: WarRow, captId: string): Promise<void> => {
  await lockRoster(tx, war.guildId, captId);
  const row = await findCapt(tx, war.guildId, captId);
  if (row === null || !fits(war, row.capt)) return;
  await tieWar(context, tx, war, { captId, actorId: null, as: 'war.linked' });
};

const HOUR = 3_600_000;

/** A capt that was planned after the alert is tied to the one war that waits for it. */
export const linkNewCapt = async (context: Context, { guildId, captId }: CaptTarget): Promise<void> =>
  context.db.transaction(async (tx) => {
    await lockWars(tx, guildId);
    const row = await findCapt(tx, guildId, captId);
    if (row === null || (await findWarOfCapt(tx, guildId, captId)) !== null) return;
    const start = row.capt.startsAt.getTime();
    const around = await findWarsAround(tx, guildId, new Date(start - HOUR), new Date(start + HOUR));
    const waiting: WarRow[] = [];
    for (const war of around) {
      const waits = war.decision === 'pending' && isAhead(war, context.clock());
      if (waits && fits(war, row.capt) && (await findLinkedCapt(tx, war)) === null) waiting.push(war);
    }
    const [war] = waiting;
    if (waiting.length === 1 && war !== undefined) await tieIfItFits(context, tx, war, captId);
  });

export const linkCaptJob = defineJob({
  ...linkCaptQueue,
  title: { en: 'Linking capts to wars of the feed', ru: 'Связь каптов с лентой войн' },
  run: async (context, _signal, target) => linkNewCapt(context, target),
});
