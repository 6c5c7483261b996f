import { userRoutes } from '@famiglia/contract/members/members';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { presentMember } from './present-member.ts';
import type { UseCase } from '../platform/use-case.ts';
import { renameMember } from './rename-member.ts';

export const updateMember: UseCase<typeof userRoutes.update> = async (context, actor, input) => {
  await requireGuildAccess(context, actor, input.guildId, userRoutes.update.access);
  const member = await renameMember(context, {
    guildId: input.guildId,
    userId: input.userId,
    actorId: requireSignedIn(actor).userId,
    name: { ingameNick: input.ingameNick, staticId: input.staticId },
    expected: { ingameNick: input.expected?.ingame_nick, staticId: input.expected?.static_id },
  });
  return presentMember(context.config.cdnUrl, member);
};

export const setIngameNick: UseCase<typeof userRoutes.setIngameNick> = async (context, actor, input) => {
  const { expectedIngameNick, ...rest } = input;
  return updateMember(context, actor, { ...rest, expected: { ingame_nick: expectedIngameNick } });
};
