import { localised } from './localised.ts';

/** Why a channel or a role was not accepted, by the message of the check that refused it. */
export const refusedValues = localised<Readonly<Record<string, string>>>({
  en: {
    unknown_channel: 'the channel does not exist, or you cannot see it',
    read_only_channel: 'you cannot write in that channel',
    unknown_role: 'the role no longer exists',
    role_everyone: '@everyone cannot be given',
    role_managed: 'the role belongs to a bot or to Discord',
    role_dangerous: 'the role can manage the server, so the bot does not give it',
    role_above_bot: 'the role is above the bot’s: drag the bot’s role higher',
    role_above_you: 'the role is above your own',
    role_grants_more: 'the role has permissions that you do not have',
    role_opens_more: 'the role opens channels you cannot see',
    role_used:
      'another bot rule already gives or removes this role (reputation, ranks, warnings or vacations): choose another one',
    repeated: 'listed twice',
  },
  ru: {
    unknown_channel: 'такого канала нет, или вы его не видите',
    read_only_channel: 'вам нельзя писать в этом канале',
    unknown_role: 'такой роли больше нет',
    role_everyone: '@everyone выдать нельзя',
    role_managed: 'роль принадлежит боту или самому Discord',
    role_dangerous: 'роль может управлять сервером, поэтому бот её не выдаёт',
    role_above_bot: 'роль выше роли бота: поднимите роль бота',
    role_above_you: 'роль выше вашей',
    role_grants_more: 'у роли есть права, которых нет у вас',
    role_opens_more: 'роль открывает каналы, которых вы не видите',
    role_used:
      'эту роль уже выдаёт или снимает другое правило бота (репутация, ранги, предупреждения или отпуска): выберите другую',
    repeated: 'повторяется',
  },
});
