import type { Values } from './read-values.ts';

/** What belongs to a family of flesh and blood, or to its owner's money: strangers of a demo must not come near it. */
const NOT_BESIDE = [
  'DISCORD_BOT_TOKEN',
  'DATABASE_URL',
  'STORAGE_URL',
  'STRIPE_SECRET_KEY',
  'YOOKASSA_SHOP_ID',
  'SERVICES',
] as const;

/** Why this cannot be a public demo. */
export const demoProblems = (values: Values): string[] => {
  if (!values.DEMO) {
    return values.SANDBOX_URL === undefined
      ? []
      : ['SANDBOX_URL is for a public demo: DEMO=1 must be set beside it'];
  }
  const problems = NOT_BESIDE.filter((name) => values[name] !== undefined).map(
    (name) => `${name} must not be set beside DEMO, which has a sandbox, a database and files of its own`,
  );
  if (values.WAR_FEEDS.length > 0)
    problems.push('WAR_FEEDS must not be set beside DEMO: the sandbox has its own monitors');
  if (values.PUBLIC_URL !== undefined && values.SANDBOX_URL === undefined) {
    problems.push('SANDBOX_URL must be set beside DEMO and PUBLIC_URL: strangers need the sandbox too');
  }
  return problems;
};
