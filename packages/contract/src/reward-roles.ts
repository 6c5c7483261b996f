/** Why the bot does not give a role for reputation; the first that holds is named. */
export const ROLE_REFUSALS = [
  /** Everybody holds it already. */
  'everyone',
  /** It belongs to a bot, to boosters or to an integration: Discord gives it, nobody else can. */
  'managed',
  /** It lets its holders act on other people or on the server. */
  'dangerous',
  /** It stands as high as the bot's own highest role, or higher. */
  'above_bot',
  /** It stands as high as the highest role of whoever asks, or higher. */
  'above_you',
  /** In the panel it grants rights that whoever asks does not hold. */
  'grants_more',
  /** It opens channels that whoever asks cannot see. */
  'opens_more',
  /** Discord refused it when the bot tried. */
  'forbidden',
] as const;
export type RoleRefusal = (typeof ROLE_REFUSALS)[number];
