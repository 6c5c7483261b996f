import type { DiscordRole } from '../guilds/guilds.ts';
import type { GiftPlace } from '../reputation/reward-roles.ts';
import { MAX_STEPS, NO_REQUIREMENTS, STEP_NAME_LENGTH } from './ranks.ts';
import type { RankStep } from './ranks.ts';

/** The step of a role, which asks for nothing yet. */
export const stepOf = ({ id, name }: Pick<DiscordRole, 'id' | 'name'>): RankStep => ({
  role_id: id,
  name: name.slice(0, STEP_NAME_LENGTH),
  requirements: NO_REQUIREMENTS,
});

/** No role has two rules: the other one would take away what the rank gives. */
const OTHER_RULES: ReadonlySet<GiftPlace> = new Set(['reputation', 'warnings', 'vacations']);

/** A leader promotes by hand, so rights in the panel do not stand in the way. */
const isRank = ({ managed, refusal, given_by: places }: DiscordRole): boolean =>
  !managed &&
  (refusal === null || refusal === 'panel_rights') &&
  !places.some((place) => OTHER_RULES.has(place));

/**
 * A ladder from the order of the server's roles, which come highest first: the lowest is its first step. Roles that the bot
 * does not give are left out; of more than a ladder holds, the lowest stay.
 */
export const proposedSteps = (roles: readonly DiscordRole[]): RankStep[] =>
  roles.filter(isRank).toReversed().slice(0, MAX_STEPS).map(stepOf);
