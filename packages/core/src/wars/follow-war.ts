import type { Settings } from '@famiglia/contract/settings/settings';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { WAR_ASKED_FOR_MS } from '../deliveries/standing-messages.ts';
import { linkPlannedCapt } from './link-planned-capt.ts';
import { openWarCaptByItself } from './open-war-capt.ts';
import { isAhead, requestWarAlert, requestWarResult } from './war-alert.ts';
import { findWar } from './war.queries.ts';
import type { WarRow } from './war.queries.ts';

/** What the alert shows of a war. */
const SHOWN = [
  'attacker',
  'defender',
  'territory',
  'map',
  'maxPlayers',
  'startsAt',
  'status',
  'winner',
  'scoreAttacker',
  'scoreDefender',
] as const satisfies readonly (keyof WarRow)[];

interface Followed {
  guildId: string;
  warId: string;
  settings: Settings;
  /** As it was before this report; null for a new war. */
  before: WarRow | null;
}

/**
 * What follows from a report, in its transaction. A new war is tied to the capt that a leader planned, or its sign-up is opened
 * if the family wants that; the alert is posted, or says what is different now. Once it is over, leaders are asked to confirm it.
 */
export const followWar = async (
  context: Context,
  tx: Transaction,
  { guildId, warId, settings, before }: Followed,
): Promise<void> => {
  const war = await findWar(tx, guildId, warId);
  if (war === null) return;
  if (before !== null) {
    const isDifferent = SHOWN.some((field) => war[field]?.valueOf() !== before[field]?.valueOf());
    if (isDifferent) await requestWarAlert(tx, war);
  }
  if (isFresh(war, context.clock())) await requestWarResult(tx, war);
  if (before !== null || !isAhead(war, context.clock())) return;
  const fitting = await linkPlannedCapt(context, tx, war);
  if (fitting === 0) await openWarCaptByItself(context, tx, war, settings);
  await requestWarAlert(tx, war);
};

const isFresh = ({ status, startsAt, endedAt }: WarRow, now: Date): boolean =>
  status === 'finished' && (endedAt ?? startsAt).getTime() > now.getTime() - WAR_ASKED_FOR_MS;
