import { AppError } from '@famiglia/core/platform/app-error';
import type { RosterRef } from '@famiglia/core/rosters/roster-kind';

interface RosterCall {
  interaction: { guildId: string | null };
  args: readonly string[];
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The roster that a button, select or form belongs to: the first argument of its custom id. */
export const targetOf = ({ interaction, args: [rosterId = ''] }: RosterCall): RosterRef => {
  if (interaction.guildId === null) throw new AppError('guild_not_found');
  if (!UUID.test(rosterId)) throw new AppError('not_found');
  return { guildId: interaction.guildId, rosterId };
};
