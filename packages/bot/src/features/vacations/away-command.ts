import { listAway } from '@famiglia/core/vacations/list-vacations';
import { endOwnVacation } from '@famiglia/core/vacations/end-vacation';
import { prolongOwnVacation, requireOwnOpen } from '@famiglia/core/vacations/prolong-vacation';
import { findVacations } from '@famiglia/core/vacations/vacation.queries';
import type { VacationRow } from '@famiglia/core/vacations/vacation.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { ActionRowData, BaseMessageOptions, ButtonComponentData } from 'discord.js';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import type { ButtonCall, CommandCall, ModalCall } from '../../kit/interactions/calls.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import { pageRows, pageText, pagesOf, turnPage } from '../../kit/interactions/pages.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { LONGEST_START } from '../../kit/start-time/parse-start.ts';
import { guildClock } from '../../kit/start-time/start-option.ts';
import { awayLine } from './away-list.ts';
import { vacationDays } from './day-words.ts';
import { typedDay } from './typed-time.ts';
import { problemText } from './vacation-command.ts';
import { vacationTexts } from './vacation-texts.ts';

const PAGE_SIZE = 10;
/** Rows of buttons for the reader's own vacations: Discord allows five rows, and two are for pages and requests. */
const MAX_OWN_ROWS = 3;

export const awayCommand: BotCommand = {
  name: { en: 'vacations', ru: 'отпуска' },
  description: { en: 'Who is away, and your vacations', ru: 'Кто в отпуске и ваши отпуска' },
  place: 'guild',
  topic: 'away',
  answer: 'private',
  run: async (call) => call.answer.reply(await awayPage(call, 0)),
};

export const turnAwayPage = async (call: ButtonCall): Promise<void> =>
  turnPage(call, await awayPage(call, Number(call.args[0])));

/** Who is away now; below it what the reader has open, and for leaders the requests that wait. */
const awayPage = async (
  call: CommandCall | ButtonCall | ModalCall,
  wanted: number,
): Promise<BaseMessageOptions> => {
  const { bot, actor, interaction, language } = call;
  const { context } = bot;
  const guildId = guildOf(interaction);
  const texts = vacationTexts[language];
  const asked = Math.max(0, Math.trunc(wanted) || 0) * PAGE_SIZE;
  let away = await listAway(context, actor, { guildId, limit: PAGE_SIZE, offset: asked });
  const pages = pagesOf(away.total, PAGE_SIZE, wanted);
  if (pages.index * PAGE_SIZE !== asked) {
    away = await listAway(context, actor, { guildId, limit: PAGE_SIZE, offset: pages.index * PAGE_SIZE });
  }
  const clock = await guildClock(call);
  const own = away.own.slice(0, MAX_OWN_ROWS);
  const ownLines = own.map((row) => {
    const state = row.status === 'requested' ? texts.ownLine.requested : texts.ownLine.approved;
    return row.kind === 'afk' ? 'AFK' : `${vacationDays(row, clock)} · ${state}`;
  });
  const footer = pageText(pages, language);
  const lines = away.items.map((one) => awayLine(one, language));
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.awayTitle,
        description: lines.length === 0 ? texts.nobody : lines.join('\n'),
        fields: ownLines.length === 0 ? [] : [{ name: texts.own, value: ownLines.join('\n') }],
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: [
      ...pageRows(pages, language, (index) => makeCustomId('vacations', 'page', index)),
      ...own.map((row) => ownButtons(row, call)),
      ...(await requestsButton(call)),
    ],
  };
};

const ownButtons = (row: VacationRow, { bot, language }: CommandCall | ButtonCall | ModalCall) => {
  const texts = vacationTexts[language];
  const begun = row.status === 'approved' && row.startsAt <= bot.context.clock();
  return buttonRow([
    ['end', row.id, begun ? texts.end : texts.cancel],
    ...(row.kind === 'afk' ? [] : [['prolong', row.id, texts.prolong] as const]),
  ]);
};

const buttonRow = (
  buttons: readonly (readonly [action: string, argument: string, label: string])[],
): ActionRowData<ButtonComponentData> => ({
  type: ComponentType.ActionRow,
  components: buttons.map(([action, argument, label]) => ({
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    customId: makeCustomId('vacations', action, argument),
    label,
  })),
});

/** Leaders get to the requests here too: a family may have no channel for them. */
const requestsButton = async ({
  bot: { context },
  actor,
  interaction,
  language,
}: CommandCall | ButtonCall | ModalCall) => {
  const guildId = guildOf(interaction);
  const permissions = (await context.access.inGuild(actor.userId, guildId))?.permissions;
  if (permissions?.has('personnel.manage') !== true) return [];
  const page = { view: 'requests' as const, now: context.clock(), limit: 1, offset: 0 };
  const { total } = await findVacations(context.db, guildId, page);
  return total === 0 ? [] : [buttonRow([['requests', '0', vacationTexts[language].requests(total)]])];
};

/** Ends or cancels one of the reader's own, and shows the list again. */
export const endOwn = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language } = call;
  const vacationId = call.args[0] ?? '';
  const ended = await endOwnVacation(bot.context, actor, { guildId: guildOf(interaction), vacationId });
  const texts = vacationTexts[language];
  const content = ended.status === 'ended' ? texts.back : texts.cancelled;
  await call.answer.update({ content, ...(await awayPage(call, 0)) });
};

export const openProlongForm = async (call: ButtonCall): Promise<void> => {
  const texts = vacationTexts[call.language];
  const vacationId = call.args[0] ?? '';
  await requireOwnOpen(call.bot.context, call.actor, { guildId: guildOf(call.interaction), vacationId });
  const field = { label: texts.prolongField, description: texts.prolongHint, maxLength: LONGEST_START };
  const customId = makeCustomId('vacations', 'prolong', vacationId);
  await call.answer.showForm(form(customId, texts.prolongForm, [textField('until', field)]));
};

export const submitProlong = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const texts = vacationTexts[language];
  const clock = await guildClock(call);
  const until = typedDay(typedText(call, 'until'), clock.timeZone, clock.now);
  if (until === null) throw new FormRefusal(texts.dayUnreadable);
  const input = { guildId: guildOf(interaction), vacationId: call.args[0] ?? '', until };
  const content = await prolongOwnVacation(bot.context, actor, input).then(
    // If approval is needed, the added days are a separate request.
    (row) => (row.id === input.vacationId ? texts.prolonged : texts.asked)(vacationDays(row, clock)),
    (error: unknown) => {
      throw new FormRefusal(problemText(error, language));
    },
  );
  return answer.replyEphemeral({ content });
};
