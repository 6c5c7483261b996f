import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { ListedMember } from './listed-member.ts';
import { renameMember } from './rename-member.ts';
import type { IngameName } from './nick.queries.ts';

interface OwnName extends Partial<IngameName> {
  guildId: string;
}

/** Every member may change their own in-game name. */
export const renameSelf = async (context: Context, actor: Actor, input: OwnName): Promise<ListedMember> => {
  const { guildId, ...name } = input;
  const userId = await requireMembership(context, actor, guildId);
  return renameMember(context, { guildId, userId, actorId: userId, name, expected: {} });
};
