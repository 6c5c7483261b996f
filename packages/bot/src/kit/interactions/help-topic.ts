/** What somebody wants to do, in the order of /help, which groups the commands by it. */
export const HELP_TOPICS = [
  'play',
  'screens',
  'money',
  'self',
  'away',
  'join',
  'lead',
  'review',
  'people',
  'setup',
  'bot',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** What a server must have for a command to be of any use there. */
export type HelpCondition =
  | 'premium'
  | 'ladder'
  | 'open_form'
  | 'gungame_review'
  | 'cars'
  | 'price_list'
  | 'points_shop';
