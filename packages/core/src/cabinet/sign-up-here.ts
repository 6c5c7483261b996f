import { SIGN_UP_OUTCOMES } from '@famiglia/contract/cabinet/cabinet';
import type { cabinetRoutes, OwnSignUp } from '@famiglia/contract/cabinet/cabinet';
import { captRosterKind } from '../capts/capt-roster.ts';
import { eventRosterKind } from '../events/event-roster.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findRoster } from '../rosters/roster.queries.ts';
import type { RosterAnswer } from '../rosters/roster-command.ts';
import { signUp } from '../rosters/sign-up.ts';
import { requireCabinet } from './require-cabinet.ts';

/** The engine of the buttons in Discord, from the page. */
export const signUpHere: UseCase<typeof cabinetRoutes.signUp> = async (context, actor, input) => {
  const { guildId, rosterId, choice, confirmed, key } = input;
  await requireCabinet(context, actor, guildId, { writes: true });
  const roster = await findRoster(context.db, guildId, rosterId);
  if (roster === null) throw new AppError('not_found');
  const kind = roster.kind === 'event' ? eventRosterKind : captRosterKind;
  const told = await signUp(context, actor, {
    kind,
    guildId,
    rosterId,
    choice,
    confirmed,
    unlessAway: !confirmed,
    key: `page ${key}`,
  });
  return presentSignUp(told);
};

const presentSignUp = ({ outcome, leaving, heldUntil }: RosterAnswer): OwnSignUp => {
  const known = SIGN_UP_OUTCOMES.find((one) => one === outcome);
  if (known === undefined) throw new Error(`a member cannot be told ${outcome}`);
  return { outcome: known, leaving: leaving ?? null, held_until: heldUntil?.toISOString() ?? null };
};
