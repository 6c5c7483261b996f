import type { Language } from '@famiglia/contract/kit/language';
import { roleProblemText } from '@famiglia/contract/access/role-problem';
import { escapeText } from '../discord/escape-text.ts';
import { localised } from './localised.ts';

/** Why a value was not accepted, by the message of the check that refused it. */
const refusedValues = localised<Readonly<Record<string, string>>>({
  en: {
    unknown_channel: 'the channel does not exist, or you cannot see it',
    read_only_channel: 'you cannot write in that channel',
    unknown_role: 'the role no longer exists',
    role_everyone: '@everyone cannot be given',
    role_mention: 'to ping @everyone you need Discord’s permission “Mention @everyone, @here and All Roles”',
    role_managed: 'the role belongs to a bot or to Discord',
    role_dangerous: 'the role can manage the server, so the bot does not give it',
    role_above_bot: 'the role is above the bot’s: drag the bot’s role higher',
    role_bot_lacks: 'the bot has no Discord permission “Manage Roles”',
    role_above_you: 'the role is above your own',
    role_opens_more: 'the role opens channels you cannot see',
    role_used:
      'another bot rule already gives or removes this role (reputation, ranks, warnings, vacations or the shop): choose another one',
    needs_owner: 'only the server owner can turn this on',
    repeated: 'listed twice',
  },
  ru: {
    unknown_channel: 'такого канала нет, или вы его не видите',
    read_only_channel: 'вам нельзя писать в этом канале',
    unknown_role: 'такой роли больше нет',
    role_everyone: '@everyone выдать нельзя',
    role_mention: 'чтобы звать @everyone, нужно право Discord «Упоминание @everyone, @here и всех ролей»',
    role_managed: 'роль принадлежит боту или самому Discord',
    role_dangerous: 'роль может управлять сервером, поэтому бот её не выдаёт',
    role_above_bot: 'роль выше роли бота: поднимите роль бота',
    role_bot_lacks: 'у бота нет права Discord «Управлять ролями»',
    role_above_you: 'роль выше вашей',
    role_opens_more: 'роль открывает каналы, которых вы не видите',
    role_used:
      'эту роль уже выдаёт или снимает другое правило бота (репутация, ранги, предупреждения, отпуска или магазин): выберите другую',
    needs_owner: 'включить это может только владелец сервера',
    repeated: 'повторяется',
  },
});

/** Why a role was refused, by the message of the check that refused it; null for a message that is not about a role. */
export const refusalText = (message: string, language: Language): string | null =>
  roleProblemText(message, language, escapeText) ?? refusedValues[language][message] ?? null;
