import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { treasuryRoutes } from '@famiglia/contract/treasury/treasury-routes';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { AppError } from '@famiglia/core/platform/app-error';
import { getTreasury } from '@famiglia/core/treasury/get-treasury';
import { listEntries } from '@famiglia/core/treasury/list-entries';
import { readOperation, takeBackEntry } from '@famiglia/core/treasury/take-back-entry';
import type { BaseMessageOptions } from 'discord.js';
import { MessageFlags } from 'discord.js';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type {
  AmountFormCall,
  ButtonCall,
  CommandCall,
  ModalCall,
  SelectCall,
} from '../../kit/interactions/calls.ts';
import type { BotCommand, Subcommand } from '../../kit/interactions/command.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import { pagesOf, turnPage } from '../../kit/interactions/pages.ts';
import { logCommand } from './log/log-command.ts';
import { logsCommand } from './log/logs-command.ts';
import { OPERATIONS_A_PAGE, bankMessage, shownAmount } from './bank-message.ts';
import { treasuryTexts } from './treasury-texts.ts';

type Call = CommandCall | ButtonCall | SelectCall | AmountFormCall;

/** The treasury as this person sees it, with a page of its operations. */
const readBank = async (
  { bot, actor, interaction, language }: Call,
  wanted = 0,
): Promise<BaseMessageOptions> => {
  const guildId = guildOf(interaction);
  const read = async (index: number) =>
    listEntries(bot.context, actor, {
      guildId,
      limit: OPERATIONS_A_PAGE,
      offset: index * OPERATIONS_A_PAGE,
    });
  const balances = await getTreasury(bot.context, actor, { guildId });
  let found = await read(0);
  const pages = pagesOf(found.total, OPERATIONS_A_PAGE, wanted);
  if (pages.index > 0) found = await read(pages.index);
  const access = await bot.context.access.inGuild(actor.userId, guildId);
  const manages = access?.permissions.has('money.manage') === true;
  return bankMessage({ balances, entries: found.items, pages, manages, language });
};

const balance: Subcommand = {
  needs: 'money.view',
  name: { en: 'balance', ru: 'баланс' },
  description: { en: 'What the family has, and the latest operations', ru: 'Остаток и последние операции' },
  answer: 'private',
  run: async (call) => call.answer.reply(await readBank(call)),
};

/** `/bank`: the family's money. */
export const bankCommand: BotCommand = {
  name: { en: 'bank', ru: 'общак' },
  description: { en: FEATURE_NAMES.en.treasury, ru: FEATURE_NAMES.ru.treasury },
  place: 'guild',
  topic: 'money',
  subcommands: [balance, logCommand, logsCommand],
};

export const turnBankPage = async (call: ButtonCall): Promise<void> =>
  turnPage(call, await readBank(call, Number(call.args[0])));

/** Says what was done; the person's own message of the treasury then shows it as well. */
export const answerDone = async (call: AmountFormCall, content: string): Promise<void> => {
  const { interaction, answer } = call;
  const { message } = interaction;
  if (message?.flags.has(MessageFlags.Ephemeral) !== true) return answer.replyEphemeral({ content });
  return answer.update({ ...(await readBank(call)), content });
};

/** Asks why, which is also the moment to think again. */
export const openTakeBack = async (call: SelectCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const guildId = guildOf(interaction);
  await requireGuildAccess(bot.context, actor, guildId, treasuryRoutes.takeBack.access);
  const entry = await readOperation(bot.context.db, guildId, interaction.values[0] ?? '');
  if (entry.countered_by !== null) throw new AppError('treasury_taken_back');
  const { takeBackForm, fields } = treasuryTexts[language];
  await answer.showForm(
    form(makeCustomId('treasury', 'takeBack', entry.id), takeBackForm, [
      textField('reason', {
        label: fields.reason,
        description: shownAmount(entry, language),
        maxLength: 300,
        required: false,
      }),
    ]),
  );
};

export const submitTakeBack = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language, args } = call;
  const { entry } = await byRoute(treasuryRoutes.takeBack, takeBackEntry)(bot.context, actor, {
    guildId: guildOf(interaction),
    entryId: args[0] ?? '',
    reason: typedText(call, 'reason'),
  });
  await answerDone(call, treasuryTexts[language].wasTakenBack(shownAmount(entry, language)));
};
