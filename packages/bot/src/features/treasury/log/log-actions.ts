import type { OpenedCabinetLog } from '@famiglia/contract/cabinet-log/cabinet-log';
import { cabinetLogRoutes } from '@famiglia/contract/cabinet-log/cabinet-log-routes';
import { bankDiffersText } from '@famiglia/contract/cabinet-log/cabinet-log-words';
import { formatCentsChange } from '@famiglia/contract/kit/format-cents';
import { refusalText } from '@famiglia/contract/kit/refusal-text';
import { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { enterCabinetLog, takeBackCabinetLog } from '@famiglia/core/cabinet-log/enter-log';
import { discardCabinetLog, getCabinetLog } from '@famiglia/core/cabinet-log/open-log';
import { AppError } from '@famiglia/core/platform/app-error';
import { countMoney } from '@famiglia/core/treasury/enter-money';
import { getTreasury } from '@famiglia/core/treasury/get-treasury';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { randomUUID } from 'node:crypto';
import { guildOf } from '../../../kit/guild-of.ts';
import { byRoute } from '../../../kit/interactions/by-route.ts';
import type { ButtonCall, CommandCall, ModalCall, SelectCall } from '../../../kit/interactions/calls.ts';
import { makeCustomId } from '../../../kit/interactions/custom-id.ts';
import { logMessage } from './log-message.ts';
import { logTexts } from './log-texts.ts';

type Call = CommandCall | ButtonCall | SelectCall | ModalCall;

export const logKeyOf = ({ interaction, args }: ButtonCall | SelectCall | ModalCall) => ({
  guildId: guildOf(interaction),
  importId: args[0] ?? '',
});

/** A text as the person sees it: what it would enter, or what it did. */
export const showLog = async (
  call: Call,
  { import: shown, preview }: OpenedCabinetLog,
  page = 0,
): Promise<BaseMessageOptions> => {
  const { bot, actor, interaction, language } = call;
  if (preview === null) return doneMessage(shown, language);
  const { categories } = await getTreasury(bot.context, actor, { guildId: guildOf(interaction) });
  return logMessage({ importId: shown.id, preview, categories, page, language });
};

export const openLog = async (call: ButtonCall | SelectCall | ModalCall): Promise<OpenedCabinetLog> =>
  byRoute(cabinetLogRoutes.open, getCabinetLog)(call.bot.context, call.actor, logKeyOf(call));

export const turnLogPage = async (call: ButtonCall): Promise<void> =>
  call.answer.update(await showLog(call, await openLog(call), Number(call.args[1])));

/** What was entered, and the button that takes all of it back. */
const doneMessage = (
  { id, entered, status }: OpenedCabinetLog['import'],
  language: ButtonCall['language'],
): BaseMessageOptions => {
  const texts = logTexts[language];
  const operations = texts.operations(entered?.operations ?? 0);
  const isBack = status === 'taken_back';
  return {
    content: isBack
      ? texts.takenBack(operations)
      : texts.entered(operations, formatCentsChange(language, entered?.change_cents ?? 0n)),
    embeds: [],
    components: isBack
      ? []
      : [
          {
            type: ComponentType.ActionRow,
            components: [
              {
                type: ComponentType.Button,
                style: ButtonStyle.Secondary,
                customId: makeCustomId('treasury', 'log-back', id),
                label: texts.takeBack,
              },
            ],
          },
        ],
  };
};

/** Only what the person saw is entered; if it moved, the message shows it anew and says why. */
export const pressEnterLog = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, language, answer } = call;
  const before = await openLog(call);
  try {
    const opened = await byRoute(cabinetLogRoutes.enter, enterCabinetLog)(bot.context, actor, {
      ...logKeyOf(call),
      seen: call.args[1] ?? '',
    });
    const done = await showLog(call, opened);
    await answer.update({ ...done, ...withDifference(done, before.preview, language) });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'cabinet_log_moved') throw error;
    const shown = await showLog(call, await openLog(call));
    await answer.update({ ...shown, content: refusalText('cabinet_log_moved', language) });
  }
};

/** The bank of the treasury beside that of the game: the difference is offered as a count, never made. */
const withDifference = (
  { content = '', components = [] }: BaseMessageOptions,
  preview: OpenedCabinetLog['preview'],
  language: ButtonCall['language'],
): BaseMessageOptions => {
  const { after_cents: ours = '0', game_cents: theirs = '0' } = preview?.bank ?? {};
  if (ours === theirs || theirs.startsWith('-')) return {};
  const texts = logTexts[language];
  return {
    content: [content, bankDiffersText(language, { after: ours, game: theirs })].join('\n'),
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: ButtonStyle.Primary,
            customId: makeCustomId('treasury', 'log-count', randomUUID(), theirs, ours),
            label: texts.writeDown(formatCentsChange(language, BigInt(theirs) - BigInt(ours))),
          },
        ],
      },
      ...components,
    ],
  };
};

export const pressCountLog = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, args, answer } = call;
  const [key = '', countedCents = '', seenCents = ''] = args;
  const texts = logTexts[language];
  await byRoute(treasuryRoutes.count, countMoney)(bot.context, actor, {
    guildId: guildOf(interaction),
    key,
    officerId: null,
    countedCents,
    seenCents,
    reason: texts.title,
  });
  await answer.update({ content: texts.counted, embeds: [], components: [] });
};

export const pressTakeLogBack = async (call: ButtonCall): Promise<void> => {
  const opened = await byRoute(cabinetLogRoutes.takeBack, takeBackCabinetLog)(
    call.bot.context,
    call.actor,
    logKeyOf(call),
  );
  await call.answer.update(await showLog(call, opened));
};

export const pressDiscardLog = async (call: ButtonCall): Promise<void> => {
  await byRoute(cabinetLogRoutes.discard, discardCabinetLog)(call.bot.context, call.actor, logKeyOf(call));
  await call.answer.update({ content: logTexts[call.language].discarded, embeds: [], components: [] });
};
