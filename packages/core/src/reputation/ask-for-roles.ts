import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { findSettings } from '../guilds/settings/settings.queries.ts';

interface Step {
  userId: string;
  delta: number;
  balance: number;
}

/** Has Discord's roles looked at for those whom a change carried across a threshold, either way. */
export const askForRoles = async (
  context: Context,
  tx: Transaction,
  guildId: string,
  steps: readonly Step[],
): Promise<void> => {
  const { reputation_roles } = await findSettings(tx, guildId);
  const crossed = ({ delta, balance }: Step): boolean =>
    reputation_roles.some(({ reputation }) => balance >= reputation !== balance - delta >= reputation);
  if (steps.some(crossed)) await context.jobs.send(tx, 'reputation-roles', { guildId });
};
