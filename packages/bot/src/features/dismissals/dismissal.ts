import {
  DISMISSAL_WORDS,
  DISMISSAL_WAYS,
  REASON_LENGTH,
  warningRoutes,
} from '@famiglia/contract/warnings/warnings';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findMember, findName } from '@famiglia/core/members/member.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import { dismissMember, findDismissal } from '@famiglia/core/dismissals/dismiss-member';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { RESTJSONErrorCodes, Routes } from 'discord.js';
import { localised } from '../../kit/texts/localised.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { choiceField, chosenValues, form, textField, typedText } from '../../kit/interactions/form.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { reasonOf } from '../../kit/texts/reason-of.ts';

const dismissalTexts = localised({
  en: {
    form: 'Remove from the family',
    way: 'How',
    ways: DISMISSAL_WORDS.en,
    reason: 'Reason',
    noReason: 'A reason is required. Nothing changed.',
    dismissed: (who: string) =>
      `Removing ${who} from the family. If Discord refuses, see /setup for the reason.`,
    auditReason: (who: string, reason: string) => `Removed from the family by ${who}: ${reason}`,
  },
  ru: {
    form: 'Исключение из семьи',
    way: 'Как',
    ways: DISMISSAL_WORDS.ru,
    reason: 'Причина',
    noReason: 'Укажите причину. Ничего не изменено.',
    dismissed: (who: string) =>
      `${who}: исключение из семьи выполняется. Если Discord откажет, причина будет в /настройка.`,
    auditReason: (who: string, reason: string) => `Исключение из семьи, ${who}: ${reason}`,
  },
});

/** Discord's limit of a reason in the audit log. */
const LONGEST_AUDIT_REASON = 512;
const GONE = [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownRole];
const REFUSED = [RESTJSONErrorCodes.MissingPermissions, RESTJSONErrorCodes.MissingAccess];

/** The leader chooses how, and says why: the form is the confirmation. */
export const openDismissForm = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, args, answer } = call;
  const texts = dismissalTexts[language];
  const [guildId, userId = ''] = [guildOf(interaction), args[0]];
  await requireGuildAccess(bot.context, actor, guildId, warningRoutes.dismiss.access);
  if ((await findMember(bot.context.db, guildId, userId)) === null) throw new AppError('member_not_found');
  await answer.showForm(
    form(makeCustomId('warnings', 'dismiss', userId), texts.form, [
      choiceField('way', {
        label: texts.way,
        options: DISMISSAL_WAYS.map((way) => ({
          value: way,
          label: texts.ways[way].label,
          description: texts.ways[way].note,
        })),
      }),
      textField('reason', { label: texts.reason, maxLength: REASON_LENGTH }),
    ]),
  );
};

export const submitDismiss = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language, args, answer } = call;
  const texts = dismissalTexts[language];
  const userId = args[0] ?? '';
  const reason = reasonOf(typedText(call, 'reason'));
  const way = DISMISSAL_WAYS.find((known) => known === chosenValues(call, 'way')[0]) ?? 'roles';
  if (reason === null) throw new FormRefusal(texts.noReason);
  await byRoute(warningRoutes.dismiss, dismissMember)(bot.context, actor, {
    guildId: guildOf(interaction),
    userId,
    way,
    reason,
  });
  return answer.replyEphemeral({ content: texts.dismissed(`<@${userId}>`) });
};

/** Carries out a dismissal in Discord. Nothing is left to do if the member has left meanwhile. */
export const carryOutDismissal = async (
  bot: Bot,
  { guildId, subject }: Delivery,
  signal: AbortSignal,
): Promise<Outcome> => {
  const { context, client } = bot;
  const found = await findDismissal(context, guildId, subject);
  if (found === null) return {};
  const { userId, actorId, way, reason, roleIds } = found;
  const { language } = await findSettings(context.db, guildId);
  const by = (await findName(context.db, guildId, actorId)) ?? actorId;
  const audit = cutText(dismissalTexts[language].auditReason(by, reason), LONGEST_AUDIT_REASON);
  const routes =
    way === 'kick'
      ? [Routes.guildMember(guildId, userId)]
      : roleIds.map((roleId) => Routes.guildMemberRole(guildId, userId, roleId));
  for (const route of routes) {
    try {
      await client.rest.delete(route, { reason: audit, signal: AbortSignal.any([signal]) });
    } catch (error) {
      if (isDiscordError(error, REFUSED)) return { problem: 'member_refused', gaveUp: true };
      if (!isDiscordError(error, GONE)) throw error;
    }
  }
  return {};
};
