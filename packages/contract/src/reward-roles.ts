/** Why the bot does not give a role for reputation; the first reason that applies. */
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
  /** It grants panel permissions that the person who sets it does not have. */
  'grants_more',
  /** It opens channels that the person who sets it cannot see. */
  'opens_more',
  /** Discord refused it when the bot tried. */
  'forbidden',
] as const;
export type RoleRefusal = (typeof ROLE_REFUSALS)[number];
