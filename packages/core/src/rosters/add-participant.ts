import type { Participant } from '@famiglia/contract/events/events';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { readParticipant } from './list-participants.ts';
import type { RosterOfKind } from './roster-kind.ts';
import { runLeaderCommand } from './run-leader-command.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';

interface Addition extends RosterOfKind {
  userId: string;
  reserve: boolean;
  /** The squad that they want; any squad if left out. */
  squad?: string | undefined;
}

/** A leader signs somebody up. They get the same place as if they had clicked themselves. */
export const addParticipant = async (
  context: Context,
  actor: Actor,
  { userId, reserve, squad, ...roster }: Addition,
): Promise<Participant> => {
  const { kind, guildId } = roster;
  await kind.requireLeader(context, actor, guildId);
  if (!(await isPresentMember(context.db, guildId, userId))) throw new AppError('member_not_found');
  await runLeaderCommand(context, actor, roster, { type: 'join', userId, reserve, squad });
  return readParticipant(context, roster, userId);
};

/** Whether this is a person who is in the guild now: bots and people who left cannot be on a list. */
const isPresentMember = async (db: Queryable, guildId: string, userId: string): Promise<boolean> => {
  const found = await db
    .select({ userId: members.userId })
    .from(members)
    .where(
      and(
        eq(members.guildId, guildId),
        eq(members.userId, userId),
        eq(members.isBot, false),
        isNull(members.leftAt),
      ),
    );
  return found.length === 1;
};
