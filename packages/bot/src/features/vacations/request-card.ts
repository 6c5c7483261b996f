import { byRoute } from '../../kit/interactions/by-route.ts';
import type { Language } from '@famiglia/contract/kit/language';
import { VACATION_REASON, vacationRoutes } from '@famiglia/contract/vacations/vacations';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { overtaken } from '@famiglia/core/activity/require-version';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { decideVacation } from '@famiglia/core/vacations/decide-vacation';
import { findVacation, findVacations } from '@famiglia/core/vacations/vacation.queries';
import type { VacationRow } from '@famiglia/core/vacations/vacation.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../../bot.ts';
import { dropLetter, writeLetter } from '@famiglia/core/deliveries/leader-letter.queries';
import { findName } from '@famiglia/core/members/member.queries';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { keepMessage } from '../../deliveries/kept-message.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { findPostableChannel } from '../../kit/discord/find-channel.ts';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import { pageRows, pageText, pagesOf } from '../../kit/interactions/pages.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { guildClock } from '../../kit/start-time/start-option.ts';
import { vacationDays } from './day-words.ts';
import { vacationTexts } from './vacation-texts.ts';

interface Shown {
  language: Language;
  timeZone: string;
  now: Date;
}

/** A request as leaders see it; one that is answered has no buttons. */
const requestCard = (row: VacationRow, shown: Shown): BaseMessageOptions => {
  const texts = vacationTexts[shown.language];
  const state = texts.states[row.status];
  const decided = row.decidedBy === null ? state : texts.by(state, `<@${row.decidedBy}>`);
  const answer = [decided, ...(row.decision === '' ? [] : [escapeText(row.decision)])].join('\n');
  const button = (action: string, label: string, style: ButtonStyle.Success | ButtonStyle.Danger) =>
    ({
      type: ComponentType.Button,
      style,
      label,
      customId: makeCustomId('vacations', action, row.id),
    }) as const;
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.card,
        description: `<@${row.userId}>\n\n${answer}`,
        fields: [
          { name: texts.cardDays, value: vacationDays(row, shown) },
          { name: texts.cardReason, value: row.reason === '' ? texts.noReason : escapeText(row.reason) },
        ],
      },
    ],
    components:
      row.status === 'requested'
        ? [
            {
              type: ComponentType.ActionRow,
              components: [
                button('approve', texts.approve, ButtonStyle.Success),
                button('refuse', texts.refuse, ButtonStyle.Danger),
              ],
            },
          ]
        : [],
  };
};

const shownOf = async ({ context: { db, clock } }: Bot, guildId: string): Promise<Shown> => {
  const { language, time_zone: timeZone } = await findSettings(db, guildId);
  return { language, timeZone, now: clock() };
};

/** A request that is not posted in a channel. */
export const readRequest: ReadNotice = async (bot, guildId, subject) => {
  const row = await findVacation(bot.context.db, guildId, subject);
  if (row === null || row.status !== 'requested') return null;
  const shown = await shownOf(bot, guildId);
  const name = (await findName(bot.context.db, guildId, row.userId)) ?? row.userId;
  return {
    right: 'personnel.manage',
    message: requestCard(row, shown),
    line: vacationTexts[shown.language].requestLine(escapeText(name), vacationDays(row, shown)),
    nonce: `vr${row.id.slice(0, 18)}`,
    waits: true,
    hasCard: true,
  };
};

/**
 * Posts a request in the leaders' channel and keeps it up to date; what needed no answer is not posted. An open request
 * moves with the channel; without a channel leaders are told by direct message.
 */
export const deliverRequest = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { db, clock } = bot.context;
  const { guildId, subject } = delivery;
  const row = await findVacation(db, guildId, subject);
  const { channels } = await findSettings(db, guildId);
  const waits = row?.status === 'requested';
  if (!waits) await dropLetter(db, delivery);
  if (row === null || (!waits && delivery.messageId === null)) return {};
  const channel = waits ? await findPostableChannel(bot, [channels.personnel]) : null;
  if (typeof channel === 'string') {
    await writeLetter(db, delivery, clock());
    return {};
  }
  // An answered request stays in its channel.
  const channelId = channel?.id ?? delivery.channelId;
  if (channelId === null) return {};
  const message = requestCard(row, await shownOf(bot, guildId));
  const kept = await keepMessage(bot, delivery, { channelId, message, name: row.id.slice(0, 18) });
  if (!('problem' in kept)) await dropLetter(db, delivery);
  return kept;
};

export const approveRequest = async (call: ButtonCall): Promise<void> => answerRequest(call, true, '');

/** Opens the form for the reason; those who may not decide are refused before they type. */
export const openRefuseForm = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language } = call;
  const guildId = guildOf(interaction);
  await requireGuildAccess(bot.context, actor, guildId, vacationRoutes.decide.access);
  const vacationId = call.args[0] ?? '';
  const row = await findVacation(bot.context.db, guildId, vacationId);
  if (row === null) throw new AppError('not_found');
  if (row.status !== 'requested') {
    throw await overtaken(bot.context.db, 'vacation_decided', {
      guildId,
      noted: { vacation_id: vacationId },
    });
  }
  const texts = vacationTexts[language];
  const field = { label: texts.refuseField, maxLength: VACATION_REASON, long: true, required: false };
  const customId = makeCustomId('vacations', 'refuse', vacationId);
  await call.answer.showForm(form(customId, texts.refuseForm, [textField('reason', field)]));
};

export const submitRefusal = async (call: ModalCall): Promise<void> =>
  answerRequest(call, false, typedText(call, 'reason'));

const answerRequest = async (
  call: ButtonCall | ModalCall,
  approve: boolean,
  reason: string,
): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const vacationId = call.args[0] ?? '';
  await byRoute(vacationRoutes.decide, decideVacation)(bot.context, actor, {
    guildId: guildOf(interaction),
    vacationId,
    approve,
    reason,
  });
  await answer.replyEphemeral({ content: vacationTexts[language].decided[approve ? 'true' : 'false'] });
};

/** The requests that wait, one on a page; the argument is the page. */
export const showRequests = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const { context } = bot;
  const guildId = guildOf(interaction);
  await requireGuildAccess(context, actor, guildId, vacationRoutes.decide.access);
  const wanted = Math.max(0, Math.trunc(Number(call.args[0])) || 0);
  const read = async (offset: number) =>
    findVacations(context.db, guildId, { view: 'requests', now: context.clock(), limit: 1, offset });
  let found = await read(wanted);
  const pages = pagesOf(found.total, 1, wanted);
  if (pages.index !== wanted) found = await read(pages.index);
  const [first] = found.rows;
  if (first === undefined) {
    return answer.update({ content: vacationTexts[language].noRequests, embeds: [], components: [] });
  }
  const card = requestCard(first.row, await guildClock(call));
  const turn = pageRows(pages, language, (index) => makeCustomId('vacations', 'requests', index));
  return answer.update({
    content: pageText(pages, language) ?? '',
    ...card,
    components: [...(card.components ?? []), ...turn],
  });
};
