/** What stood in the way of a message to an address outside; `webhook-words.ts` says it in words. */
export const WEBHOOK_PROBLEMS = [
  'private_address',
  'unreachable',
  'timeout',
  'redirect',
  'status',
  'too_late',
  'switched_off',
] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];
