import { roleProblem } from '@famiglia/contract/access/role-problem';
import type { Permission } from '@famiglia/contract/access/permissions';
import { GIFT_PLACES } from '@famiglia/contract/reputation/reward-roles';
import type {
  GiftPlace,
  PersonPlace,
  RoleRefusal,
  RulePlace,
} from '@famiglia/contract/reputation/reward-roles';
import { PERMISSION_BITS } from '../platform/discord/bot-permissions.ts';
import { DANGEROUS, MANAGE_ROLES, RULES_SERVER } from '../platform/discord/permission-bits.ts';
import { channelPermissions, guildPermissions } from './held-permissions.ts';
import { allowedTo, standsAbove } from './role-context.ts';
import type { Asker, KnownRole, RoleContext } from './role-context.ts';

/** The place that gives a role, and the person who decides; null where that person is no longer there. */
export type Gift = { place: RulePlace } | { place: PersonPlace; decider: Asker | null };

declare const judged: unique symbol;
/** The id of a role that was just checked. The function that gives roles accepts no other type. */
export type GivableRole = string & { readonly [judged]: true };

/** Those of the roles that the bot may give now. */
export const givableRoles = (
  roleContext: RoleContext,
  roles: readonly KnownRole[],
  gift: Gift,
): GivableRole[] =>
  roles.filter((role) => giftRefusal(roleContext, role, gift) === null).map(({ id }) => id as GivableRole);

/**
 * Decides whether the bot may give a role on behalf of somebody. Called when a setting is saved, when rights of a role
 * change, and at the moment of giving: a harmless role may have got rights since.
 */
export const giftRefusal = (roleContext: RoleContext, role: KnownRole, gift: Gift): RoleRefusal | null => {
  const danger = roleDanger(roleContext, role);
  const refusal = danger === 'dangerous' ? dangerRefusal(roleContext, role, gift) : danger;
  if (refusal !== null) return refusal;
  if (conflictingPermissions(role, gift).length === 0) return null;
  return 'decider' in gift ? 'grants_more' : 'panel_rights';
};

/**
 * Why this person cannot configure the bot to give the role: nobody may give by the bot what they could not give
 * themselves.
 */
export const askRefusal = (
  roleContext: RoleContext,
  role: KnownRole,
  place: GiftPlace,
  asker: Asker,
): RoleRefusal | null => {
  const refusal = giftRefusal(roleContext, role, giftOf(place, asker));
  if (refusal !== null && refusal !== 'grants_more') return refusal;
  const { standing } = asker;
  if (standing.ownerId === standing.userId) return null;
  if (!standsAbove(roleContext, standing, role)) return 'above_you';
  // Whoever has a dangerous role given could give it in Discord, whatever channels it opens.
  if (refusal !== null || roleDanger(roleContext, role) === 'dangerous') return refusal;
  const opensMore = roleContext.channels.some(
    ({ overwrites }) =>
      (allowedTo(role, overwrites) & PERMISSION_BITS.ViewChannel) !== 0n &&
      (channelPermissions(standing, overwrites) & PERMISSION_BITS.ViewChannel) === 0n,
  );
  return opensMore ? 'opens_more' : null;
};

/** The same as the message of a field; null where they can. */
export const askProblem = (
  roleContext: RoleContext,
  role: KnownRole,
  place: GiftPlace,
  asker: Asker,
): string | null => {
  const refusal = askRefusal(roleContext, role, place, asker);
  return refusal === null ? null : giftProblem(refusal, role, giftOf(place, asker));
};

/** Why a role was refused, with the rights that stand in the way. */
export const giftProblem = (refusal: RoleRefusal, role: KnownRole, gift: Gift): string =>
  roleProblem(refusal, { name: role.name, rights: conflictingPermissions(role, gift) });

const isPersonPlace = (place: GiftPlace): place is PersonPlace => GIFT_PLACES[place] === 'person';

const giftOf = (place: GiftPlace, decider: Asker): Gift =>
  isPersonPlace(place) ? { place, decider } : { place };

const conflictingPermissions = ({ granted }: KnownRole, gift: Gift): Permission[] =>
  granted.filter((permission) => !('decider' in gift) || gift.decider?.permissions.has(permission) !== true);

/** Why the bot gives this role to nobody, whoever decides. */
const roleDanger = (roleContext: RoleContext, role: KnownRole): RoleRefusal | null => {
  if (role.id === roleContext.guildId) return 'everyone';
  if (role.managed) return 'managed';
  if ((allowedAnywhere(roleContext, role) & DANGEROUS) !== 0n) return 'dangerous';
  return isBelowBot(roleContext, role) ? null : 'above_bot';
};

const isBelowBot = (roleContext: RoleContext, role: KnownRole): boolean =>
  roleContext.bot === null || standsAbove(roleContext, roleContext.bot, role);

/** In the server or in any channel: managing a single channel counts too. */
const allowedAnywhere = ({ channels }: RoleContext, role: KnownRole): bigint =>
  channels.reduce((bits, { overwrites }) => bits | allowedTo(role, overwrites), BigInt(role.permissions));

/**
 * Roles of ranks often may move members in voice or mention everybody. Rules never give such a role. Where a person
 * decides, it is given if that person could give it in Discord: with Manage Roles and a higher role. A role that
 * controls the whole server is never given.
 */
const dangerRefusal = (roleContext: RoleContext, role: KnownRole, gift: Gift): RoleRefusal | null => {
  if (gift.place !== 'ranks' || gift.decider === null) return 'dangerous';
  if ((BigInt(role.permissions) & RULES_SERVER) !== 0n) return 'dangerous';
  if (!isBelowBot(roleContext, role)) return 'above_bot';
  const { standing } = gift.decider;
  if (standing.ownerId === standing.userId) return null;
  if (!standsAbove(roleContext, standing, role)) return 'above_you';
  return (guildPermissions(standing) & MANAGE_ROLES) === 0n ? 'dangerous' : null;
};
