import { randomUUID } from 'node:crypto';
import { contractRoutes } from '@famiglia/contract/contracts/contract-routes';
import { CONTRACT_RULES, MAX_CONTRIBUTION } from '@famiglia/contract/contracts/contracts';
import type { Contract } from '@famiglia/contract/contracts/contracts';
import { CONTRACT_RULE_WORDS, contractPayText } from '@famiglia/contract/contracts/contract-words';
import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { quantityText } from '@famiglia/contract/reports/report-words';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { requireMembership } from '@famiglia/core/access/require-membership';
import { findContracts } from '@famiglia/core/contracts/contract.queries';
import { presentContract } from '@famiglia/core/contracts/get-contracts';
import { findOwnContracts, reportContract } from '@famiglia/core/contracts/report-contract';
import { createContract } from '@famiglia/core/contracts/save-contract';
import { AppError } from '@famiglia/core/platform/app-error';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { readerTime } from '../../kit/guild-time.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { AmountFormCall, AutocompleteCall, Choice, CommandCall } from '../../kit/interactions/calls.ts';
import type { BotCommand, CommandOption, Subcommand } from '../../kit/interactions/command.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { mayWriteHere } from '../../kit/interactions/may-write-here.ts';
import { guildClock } from '../../kit/start-time/start-option.ts';
import { gatheringLink } from '../rosters/gathering-link.ts';
import { postPlace } from '../rosters/post-place.ts';
import { answerWithSubmission, screenshotOption, sentScreenshot } from '../screenshots/send-screenshot.ts';
import { contractForm, readContractForm, ruleOf } from './contract-forms.ts';
import { contractTexts } from './contract-texts.ts';

const ruleOption: CommandOption = {
  name: { en: 'shares', ru: 'доли' },
  description: {
    en: 'How the money is shared; by contribution unless given',
    ru: 'Как делить деньги; если не указать, по вкладу',
  },
  type: 'text',
  choices: CONTRACT_RULES.map((value) => ({
    name: { en: CONTRACT_RULE_WORDS.en[value], ru: CONTRACT_RULE_WORDS.ru[value] },
    value,
  })),
};

const create: Subcommand = {
  needs: 'contracts.manage',
  topic: 'lead',
  name: { en: 'create', ru: 'создать' },
  description: { en: 'Post a contract that members join', ru: 'Создать контракт с записью' },
  answer: 'private',
  options: [
    ruleOption,
    {
      name: { en: 'family', ru: 'семье' },
      description: { en: 'The family’s part in percent', ru: 'Доля семьи в процентах' },
      type: 'integer',
      min: 0,
      max: 100,
    },
    {
      name: { en: 'rank', ru: 'ранг' },
      description: { en: 'The lowest rank that can join', ru: 'С какого ранга можно записаться' },
      type: 'role',
    },
  ],
  run: async (call) => {
    const { bot, actor, interaction } = call;
    const guildId = guildOf(interaction);
    await requireGuildAccess(bot.context, actor, guildId, contractRoutes.create.access);
    const settings = await findSettings(bot.context.db, guildId);
    const percent = interaction.options.getInteger('family') ?? settings.contracts.family_percent;
    const rule = ruleOf(interaction.options.getString('shares'));
    const role = interaction.options.getRole('rank')?.id ?? '0';
    const customId = makeCustomId('contract', 'create', rule, String(percent), role, randomUUID());
    await call.answer.showForm(contractForm(customId, null, await guildClock(call)));
  },
};

/** The form brings what the options of the command said. */
export const submitContract = async (call: AmountFormCall): Promise<void> => {
  const { bot, actor, interaction, language, args } = call;
  const guildId = guildOf(interaction);
  const [rule, percent, role = '0', key = interaction.id] = args;
  const { endsAt, ...typed } = await readContractForm(call);
  const here = interaction.channelId !== null && mayWriteHere(interaction) ? interaction.channelId : null;
  const made = await byRoute(contractRoutes.create, createContract)(bot.context, actor, {
    guildId,
    ...typed,
    endsAt: endsAt.toISOString(),
    neededRoleId: role === '0' ? null : role,
    familyPercent: Number(percent),
    rule: ruleOf(rule),
    key,
    ...(here === null ? {} : { channelId: here }),
  });
  const texts = contractTexts[language];
  const home = (await findSettings(bot.context.db, guildId)).channels.contracts;
  const place = await postPlace(bot, [home ?? here], language);
  const lines = [
    texts.posted(escapeText(made.title), readerTime(endsAt, 'F')),
    ...('warning' in place
      ? [place.warning]
      : [home === null ? texts.noChannel : texts.postedIn(`<#${place.channelId}>`)]),
  ];
  await call.answer.reply({ content: lines.join('\n') });
};

const MAX_SHOWN = 15;

const list: Subcommand = {
  name: { en: 'list', ru: 'список' },
  description: { en: 'Contracts that run, and open spots', ru: 'Текущие контракты и свободные места' },
  answer: 'private',
  run: async (call) => {
    const { bot, actor, interaction, language, answer } = call;
    const guildId = guildOf(interaction);
    await requireMembership(bot.context, actor, guildId);
    const texts = contractTexts[language];
    const found = await Promise.all(
      (['open', 'closed'] as const).map(async (status) =>
        findContracts(bot.context.db, guildId, { status }, { limit: MAX_SHOWN, offset: 0 }),
      ),
    );
    const contracts = found.flat().map(presentContract).slice(0, MAX_SHOWN);
    if (contracts.length === 0) return answer.reply({ content: texts.nothingOpen });
    const lines: string[] = [];
    for (const contract of contracts) lines.push(await contractLine(call, contract));
    return answer.reply({
      embeds: [{ color: BRAND_COLOR, title: texts.list, description: lines.join('\n\n') }],
    });
  },
};

const contractLine = async (call: CommandCall, contract: Contract): Promise<string> => {
  const { language } = call;
  const texts = contractTexts[language];
  const link = await gatheringLink(call, { id: contract.id, title: contract.title, section: 'contracts' });
  const facts = [
    contractPayText(contract, language),
    texts.listLine(contract.main_count, contract.slots, contract.reserve_count),
    ...(contract.status === 'closed' ? [texts.status.closed.toLowerCase()] : []),
    readerTime(new Date(contract.ends_at), 'R'),
  ];
  return `**${link}**\n${facts.join(' · ')}`;
};

const suggestOwn = async ({ bot, actor, interaction }: AutocompleteCall): Promise<Choice[]> => {
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const mine = await findOwnContracts(bot.context.db, guildOf(interaction), actor.userId);
  return mine
    .filter(({ title }) => title.toLowerCase().includes(typed))
    .map(({ id, title }) => ({ name: title, value: id }))
    .slice(0, 25);
};

/** Whoever is in one contract need not choose it; a typed title is accepted. */
const readOwn = async ({ bot, actor, interaction }: CommandCall) => {
  const typed = interaction.options.getString('contract')?.trim().toLowerCase() ?? '';
  const mine = await findOwnContracts(bot.context.db, guildOf(interaction), actor.userId);
  if (mine.length === 0) throw new AppError('contract_not_joined');
  const fitting =
    typed === '' ? mine : mine.filter(({ id, title }) => id === typed || title.toLowerCase() === typed);
  const [one] = fitting;
  if (one === undefined || fitting.length > 1) throw new AppError('choose_from_list');
  return one;
};

const report: Subcommand = {
  name: { en: 'report', ru: 'отчёт' },
  description: { en: 'Report what you did for a contract', ru: 'Отчитаться по контракту' },
  answer: 'private',
  options: [
    {
      name: { en: 'quantity', ru: 'количество' },
      description: { en: 'How much you did', ru: 'Сколько сделали' },
      type: 'integer',
      required: true,
      min: 1,
      max: MAX_CONTRIBUTION,
    },
    screenshotOption,
    {
      name: { en: 'contract', ru: 'контракт' },
      description: { en: 'Which one, if you are in several', ru: 'Какой, если вы в нескольких' },
      type: 'text',
      autocomplete: true,
      max: 100,
    },
  ],
  autocomplete: suggestOwn,
  run: async (call) => {
    const { bot, actor, interaction, language } = call;
    const contract = await readOwn(call);
    const quantity = interaction.options.getInteger('quantity', true);
    const { url, size } = sentScreenshot(interaction);
    await answerWithSubmission(call, async () => {
      await reportContract(bot.context, actor, {
        guildId: guildOf(interaction),
        contractId: contract.id,
        sourceId: interaction.id,
        origin: 'interaction',
        channelId: interaction.channelId,
        submittedAt: interaction.createdAt,
        quantity,
        file: { url, bytes: size },
      });
      const what = `${escapeText(contract.title)}, ${quantityText(language, quantity, escapeText(contract.unit))}`;
      return contractTexts[language].reported(what);
    });
  },
};

/** `/contract`: family quests that members join, report and are paid for. */
export const contractCommand: BotCommand = {
  name: { en: 'contract', ru: 'контракт' },
  description: { en: FEATURE_NAMES.en.contracts, ru: FEATURE_NAMES.ru.contracts },
  place: 'guild',
  topic: 'money',
  subcommands: [list, report, create],
};
