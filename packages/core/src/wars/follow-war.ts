import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { findWar } from './war.queries.ts';
import type { WarRow } from './war.queries.ts';

/** A war that no feed ended is over after this time all the same: nobody is called to it. */
const LONGEST_WAR = 2 * 3_600_000;

/** Whether leaders still have to hear of it. A war that was first told of after its end alarms nobody. */
export const isAhead = ({ status, startsAt }: WarRow, now: Date): boolean =>
  status === 'active' && startsAt.getTime() > now.getTime() - LONGEST_WAR;

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
  /** As it was before this report; null for a new war. */
  before: WarRow | null;
}

/** What follows from a report in its transaction: the alert is posted, or says what is different now. */
export const followWar = async (
  { clock }: Context,
  tx: Transaction,
  { guildId, warId, before }: Followed,
): Promise<void> => {
  const war = await findWar(tx, guildId, warId);
  if (war === null) return;
  const isShown =
    before === null
      ? isAhead(war, clock())
      : SHOWN.some((field) => war[field]?.valueOf() !== before[field]?.valueOf());
  if (isShown) await requestWarAlert(tx, { guildId, warId });
};

export const requestWarAlert = async (
  tx: Transaction,
  { guildId, warId }: { guildId: string; warId: string },
): Promise<void> => requestDelivery(tx, { guildId, kind: 'war_alert', subject: warId });
