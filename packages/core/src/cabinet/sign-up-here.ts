import { SIGN_UP_OUTCOMES } from '@famiglia/contract/cabinet/cabinet';
import type { cabinetRoutes, OwnSignUp } from '@famiglia/contract/cabinet/cabinet';
import { captRosterKind } from '../capts/capt-roster.ts';
import { eventRosterKind } from '../events/event-roster.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { UseCase } from '../platform/use-case.ts';
import type { RosterAnswer } from '../rosters/roster-command.ts';
import { signUp } from '../rosters/sign-up.ts';
import { requireCabinet } from './require-cabinet.ts';
import { findShownGatherings } from './shown-gatherings.ts';

interface Press {
  guildId: string;
  rosterId: string;
  choice: Parameters<typeof signUp>[2]['choice'];
  confirmed: boolean;
  key: string;
}

/** The engine of the buttons in Discord, for an event or a capt that the member sees there; a contract has rules of its own. */
export const signUpFromCabinet = async (
  context: Context,
  actor: Actor,
  { guildId, rosterId, ...press }: Press,
): Promise<RosterAnswer> => {
  const userId = await requireCabinet(context, actor, guildId, { writes: true });
  const asked = { guildId, userId, id: rosterId, limit: 1, since: new Date(0) };
  const [shown] = await findShownGatherings(context, asked);
  if (shown === undefined) throw new AppError('not_found');
  const kind = { event: eventRosterKind, capt: captRosterKind }[shown.kind];
  return signUp(context, actor, { kind, guildId, rosterId, ...press, unlessAway: !press.confirmed });
};

export const signUpHere: UseCase<typeof cabinetRoutes.signUp> = async (context, actor, { key, ...input }) =>
  presentSignUp(await signUpFromCabinet(context, actor, { ...input, key: `page ${key}` }));

const presentSignUp = ({ outcome, leaving, heldUntil }: RosterAnswer): OwnSignUp => {
  const known = SIGN_UP_OUTCOMES.find((one) => one === outcome);
  if (known === undefined) throw new Error(`a member cannot be told ${outcome}`);
  return { outcome: known, leaving: leaving ?? null, held_until: heldUntil?.toISOString() ?? null };
};
