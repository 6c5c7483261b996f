import { requireMembership } from '../access/require-membership.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { ListedMember } from './listed-member.ts';
import { renameMember } from './rename-member.ts';
import type { IngameName } from './nick-history.ts';

/** The values that the person saw; what is left out is replaced, whatever it is. */
export interface ExpectedName {
  ingameNick?: string | null | undefined;
  staticId?: string | null | undefined;
}

interface OwnName extends Partial<IngameName> {
  guildId: string;
  expected?: ExpectedName;
}

/** Every member may change their own in-game name. */
export const renameSelf = async (context: Context, actor: Actor, input: OwnName): Promise<ListedMember> => {
  const { guildId, expected = {}, ...name } = input;
  const userId = await requireMembership(context, actor, guildId);
  return renameMember(context, { guildId, userId, actorId: userId, name, expected });
};
