/**
 * Every place that has the bot give a role. By a `rule` nobody decides about the member at that moment, so the role must
 * have no rights in the panel; by a `person` it must have none that this person lacks.
 */
export const GIFT_PLACES = {
  reputation: 'rule',
  first_roles: 'rule',
  returned_roles: 'rule',
  ping_roles: 'rule',
  vacations: 'rule',
  warnings: 'rule',
  shop: 'rule',
  acceptance: 'person',
  ranks: 'person',
} as const;
export type GiftPlace = keyof typeof GIFT_PLACES;
export type PersonPlace = {
  [Place in GiftPlace]: (typeof GIFT_PLACES)[Place] extends 'person' ? Place : never;
}[GiftPlace];
export type RulePlace = Exclude<GiftPlace, PersonPlace>;

/** Why the bot does not give a role; the first reason that applies. */
export const ROLE_REFUSALS = [
  /** Every member has it (`@everyone`). */
  'everyone',
  /** It belongs to a bot, to boosters or to an integration: only Discord can give it. */
  'managed',
  /** It has permissions over other people or over the server. */
  'dangerous',
  /** It is not below the bot's highest role. */
  'above_bot',
  /** It is not below the highest role of the person who sets it. */
  'above_you',
  /** It has rights in the panel, and the bot would give it by a rule, without a person who decides. */
  'panel_rights',
  /** It has rights in the panel that the person who decides does not have. */
  'grants_more',
  /** It opens channels that the person who sets it cannot see. */
  'opens_more',
  /** Discord refused it when the bot tried. */
  'forbidden',
] as const;
export type RoleRefusal = (typeof ROLE_REFUSALS)[number];
