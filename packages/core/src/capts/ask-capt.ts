import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import { noteRosterChange } from '../rosters/note-roster-change.ts';
import type { RosterAnswer, RosterCommand } from '../rosters/roster-command.ts';
import { askRoster } from '../rosters/roster-queue.ts';
import { captTitle } from './capt-title.ts';
import { findCapt } from './capt.queries.ts';

/** Hands a command to a capt's roster; what it changed is noted and announced once for the whole batch. */
export const askCapt = async (
  context: Context,
  guildId: string,
  captId: string,
  command: RosterCommand,
): Promise<RosterAnswer> =>
  askRoster(
    context,
    {
      guildId,
      rosterId: captId,
      afterChange: async (tx, change, commands) => {
        const current = await findCapt(tx, guildId, captId);
        if (current === null) throw new AppError('not_found');
        if (current.capt.endedAt !== null) throw new AppError('capt_over');
        if (!change.changed) return;
        const subject = { kind: 'capt', guildId, rosterId: captId, title: captTitle(current.capt) } as const;
        await noteRosterChange(context, tx, subject, change, commands);
        await context.bus.publish(tx, { type: 'capts.changed', guildId, captIds: [captId] });
      },
    },
    command,
  );
