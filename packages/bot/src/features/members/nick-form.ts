import { userRoutes } from '@famiglia/contract/members/members';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { lookUpMember } from '@famiglia/core/profiles/get-member';
import type { UserMenu } from '../../kit/interactions/user-menu.ts';
import type { ButtonCall, ModalCall, UserMenuCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { changeName } from './change-name.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { memberTexts } from './member-texts.ts';

/** The form shows the current values; a field left empty removes its value. */
export const nickMenu: UserMenu = {
  name: { en: 'In-game nick', ru: 'Игровой ник' },
  run: async (call) => showNickForm(call, call.interaction.targetUser.id),
};

/** The form with the current values of somebody; `feature` hears what is typed. */
export const showNickForm = async (
  { bot, actor, interaction, language, answer }: UserMenuCall | ButtonCall,
  userId: string,
  feature = 'members',
): Promise<void> => {
  const texts = memberTexts[language];
  const guildId = guildOf(interaction);
  // Those who may not rename this person are refused before they type anything.
  if (userId !== actor.userId) {
    await requireGuildAccess(bot.context, actor, guildId, userRoutes.update.access);
  }
  const current = async (): Promise<Form> => {
    const profile = await lookUpMember(bot.context, actor, { guildId, userId });
    const shown = [profile.ingame_nick ?? '', profile.static_id ?? ''];
    const nick = { label: texts.nick, description: texts.nickHint, value: profile.ingame_nick };
    const staticId = { label: texts.staticId, description: texts.staticIdHint, value: profile.static_id };
    return form(makeCustomId(feature, 'nick', userId, ...shown), texts.nickForm, [
      textField('nick', { ...nick, maxLength: 32, required: false }),
      textField('static', { ...staticId, maxLength: 11, required: false }),
    ]);
  };
  await answer.showForm(await current(), current);
};

/** A value as the form's custom id has it. */
const seen = (value: string | undefined) => (value === '' ? null : value);

export const submitNick = async (call: ModalCall): Promise<void> => changeName(call, typedName(call));

/** What was typed into the form. */
export const typedName = (call: ModalCall) => {
  const [userId = call.actor.userId, nick, staticId] = call.args;
  return {
    userId,
    nick: typedText(call, 'nick'),
    staticId: typedText(call, 'static'),
    // The values that the form showed: what somebody else changed since is not overwritten.
    expected: { ingameNick: seen(nick), staticId: seen(staticId) },
  };
};
