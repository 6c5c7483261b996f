import { localised } from './localised.ts';

/** Why a channel or a role was not accepted, by the message of the check that refused it. */
export const refusedValues = localised<Readonly<Record<string, string>>>({
  en: {
    unknown_channel: 'the channel does not exist, or you do not see it',
    read_only_channel: 'you may not write in that channel',
    unknown_role: 'the role does not exist any more',
    role_everyone: '@everyone cannot be given',
    role_managed: 'the role belongs to a bot or to Discord',
    role_dangerous: 'the role may manage the server, so the bot gives it to nobody',
    role_above_bot: 'the role stands above the bot’s own: drag the bot’s role higher',
    role_above_you: 'the role stands above your own',
    role_grants_more: 'the role has rights that you do not have',
    role_opens_more: 'the role opens channels that you do not see',
    role_used:
      'another rule of the bot already gives or takes this role (reputation, ranks, warnings or vacations): choose another one',
    repeated: 'the same twice',
  },
  ru: {
    unknown_channel: 'такого канала нет, или вы его не видите',
    read_only_channel: 'вам нельзя писать в этом канале',
    unknown_role: 'такой роли больше нет',
    role_everyone: '@everyone выдать нельзя',
    role_managed: 'роль принадлежит боту или самому Discord',
    role_dangerous: 'роль управляет сервером, поэтому бот её никому не выдаёт',
    role_above_bot: 'роль выше роли бота: поднимите роль бота',
    role_above_you: 'роль выше вашей',
    role_grants_more: 'у роли есть права, которых нет у вас',
    role_opens_more: 'роль открывает каналы, которых вы не видите',
    role_used:
      'эту роль уже выдаёт или снимает другое правило бота (репутация, ранги, предупреждения или отпуска): выберите другую',
    repeated: 'повторяется',
  },
});
