import { byRoute } from '../../kit/interactions/by-route.ts';
import { ingameNick, staticId, userRoutes } from '@famiglia/contract/members/members';
import { renameSelf } from '@famiglia/core/members/rename-self';
import type { ExpectedName } from '@famiglia/core/members/rename-self';
import { updateMember } from '@famiglia/core/members/update-member';
import type { CommandCall, ModalCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { ingameName } from './ingame-name.ts';
import { memberTexts } from './member-texts.ts';

interface TypedName {
  userId: string;
  /** Undefined keeps the value, an empty text removes it. */
  nick: string | undefined;
  staticId: string | undefined;
  /** The values that a form showed; commands have none. */
  expected?: ExpectedName;
}

/** Changes one's own name, or with the permission somebody else's, and answers what became of it. */
export const changeName = async (call: CommandCall | ModalCall, typed: TypedName): Promise<void> => {
  const { saved, said } = await saveName(call, typed);
  await (saved ? call.answer.reply({ content: said }) : call.answer.replyEphemeral({ content: said }));
};

/** The same, told to the caller. An invalid name is explained, never cut. */
export const saveName = async (
  call: CommandCall | ModalCall,
  typed: TypedName,
): Promise<{ saved: boolean; said: string }> => {
  const { bot, actor, language } = call;
  const texts = memberTexts[language];
  const guildId = guildOf(call.interaction);
  const nick = ingameNick.nullable().optional().safeParse(emptyToNull(typed.nick));
  if (!nick.success) return { saved: false, said: texts.wrongNick };
  const number = staticId
    .nullable()
    .optional()
    .safeParse(emptyToNull(typed.staticId?.replace(/^#/, '')));
  if (!number.success) return { saved: false, said: texts.wrongStaticId };
  const { userId, expected = {} } = typed;
  const own = userId === actor.userId;
  const saved = own
    ? await renameSelf(bot.context, actor, {
        guildId,
        ...(nick.data === undefined ? {} : { ingameNick: nick.data }),
        ...(number.data === undefined ? {} : { staticId: number.data }),
        expected,
      }).then((member) => ingameName(member.ingameNick, member.staticId))
    : await byRoute(userRoutes.update, updateMember)(bot.context, actor, {
        guildId,
        userId,
        ingameNick: nick.data,
        staticId: number.data,
        expected: { ingame_nick: expected.ingameNick, static_id: expected.staticId },
      }).then((member) => ingameName(member.ingame_nick, member.static_id));
  const who = own ? texts.you : `<@${userId}>`;
  return { saved: true, said: saved === '' ? texts.removed(who) : texts.saved(who, saved) };
};

const emptyToNull = (text: string | undefined): string | null | undefined =>
  text?.trim() === '' ? null : text?.trim();
