import { describeProblem } from '@famiglia/contract/kit/field-problems';
import { byRoute } from '../../kit/interactions/by-route.ts';
import { MAX_STEPS, NO_REQUIREMENTS, STEP_NAME_LENGTH, rankRoutes } from '@famiglia/contract/ranks/ranks';
import type { Ladder, RankRequirements, RankStep } from '@famiglia/contract/ranks/ranks';
import { discordName } from '@famiglia/contract/kit/visible-text';
import { lookUpLadder } from '@famiglia/core/ranks/get-ladder';
import { saveLadder } from '@famiglia/core/ranks/save-ladder';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import type { BotCommand, CommandOption } from '../../kit/interactions/command.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { CommandCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import type { Localised } from '../../kit/texts/localised.ts';
import { refusalText } from '../../kit/texts/refused-values.ts';
import { ladderEmbed } from './ladder-embed.ts';
import { proposal } from './propose-ladder.ts';
import { rankTexts } from './rank-texts.ts';
import { readyPage } from './ready-actions.ts';

const showRanks = async (call: CommandCall): Promise<void> => {
  const { bot, actor, interaction, answer } = call;
  const guildId = guildOf(interaction);
  const ladder = await lookUpLadder(bot.context, actor, guildId);
  const { reputation_name: reputation } = await findSettings(bot.context.db, guildId);
  const embed = ladderEmbed(call.language, ladder, escapeText(reputation));
  const access = await bot.context.access.inGuild(actor.userId, guildId);
  const maySee = access?.permissions.has('personnel.view') === true && ladder.steps.length > 0;
  const ready = maySee ? await readyPage(call, 0) : {};
  await answer.reply({ ...ready, embeds: [embed, ...(ready.embeds ?? [])] });
};

const ROLE: CommandOption = {
  name: { en: 'role', ru: 'роль' },
  description: { en: 'The step’s role', ru: 'Роль этой ступени' },
  type: 'role',
  required: true,
};

const whole = (name: Localised, description: Localised, max: number, min = 0): CommandOption => ({
  name,
  description,
  type: 'integer',
  min,
  max,
});

const STEP_OPTIONS: readonly CommandOption[] = [
  ROLE,
  {
    name: { en: 'name', ru: 'название' },
    description: {
      en: 'Rank name; the role’s name by default',
      ru: 'Название ранга; если не указать, как у роли',
    },
    type: 'text',
    max: STEP_NAME_LENGTH,
  },
  whole(
    { en: 'place', ru: 'место' },
    { en: '1 is the lowest step', ru: '1 — самая нижняя ступень' },
    MAX_STEPS,
    1,
  ),
  whole(
    { en: 'reputation', ru: 'репутация' },
    { en: 'How much is required; 0: none', ru: 'Сколько нужно; 0: не важно' },
    1_000_000,
  ),
  whole(
    { en: 'days', ru: 'дней' },
    { en: 'Days in the family; 0: any', ru: 'Дней в семье; 0: не важно' },
    3650,
  ),
  whole(
    { en: 'events', ru: 'мп' },
    { en: 'Events attended in the period; 0: any', ru: 'Посещено МП за период; 0: не важно' },
    500,
  ),
  whole(
    { en: 'capts', ru: 'капты' },
    { en: 'Capts attended in the period; 0: any', ru: 'Каптов за период; 0: не важно' },
    500,
  ),
  whole(
    { en: 'span', ru: 'период' },
    {
      en: 'Over how many days events, capts and voice count',
      ru: 'За сколько дней считать МП, капты и голос',
    },
    365,
    1,
  ),
  whole(
    { en: 'voice', ru: 'голос' },
    { en: 'Hours in voice; 0: any', ru: 'Часов в голосе; 0: не важно' },
    2000,
  ),
  whole(
    { en: 'reliability', ru: 'надёжность' },
    { en: 'In percent; 0: any', ru: 'В процентах; 0: не важно' },
    100,
  ),
  whole(
    { en: 'rank-days', ru: 'дней-в-ранге' },
    { en: 'Days in the previous rank; 0: any', ru: 'Дней в прошлом ранге; 0: не важно' },
    3650,
  ),
  {
    name: { en: 'no-warnings', ru: 'без-предупреждений' },
    description: { en: 'Only without active warnings', ru: 'Только без действующих предупреждений' },
    type: 'boolean',
  },
];

const NUMBERS: Readonly<Record<Exclude<keyof RankRequirements, 'no_warnings'>, string>> = {
  reputation: 'reputation',
  days: 'days',
  events: 'events',
  capts: 'capts',
  span_days: 'span',
  voice_hours: 'voice',
  reliability: 'reliability',
  days_in_rank: 'rank-days',
};

/** The requirements that were typed; those that are left out do not change. */
const requirementsOf = (
  { interaction: { options } }: CommandCall,
  before: RankRequirements,
): RankRequirements => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(NUMBERS).flatMap(([key, option]) => {
      const typed = options.getInteger(option);
      return typed === null ? [] : [[key, typed]];
    }),
  ),
  no_warnings: options.getBoolean('no-warnings') ?? before.no_warnings,
});

const saveStep = async (call: CommandCall): Promise<void> => {
  const { options } = call.interaction;
  const role = options.getRole('role', true);
  const { steps, version } = await lookUpLadder(call.bot.context, call.actor, guildOf(call.interaction));
  const known = steps.find(({ role_id }) => role_id === role.id);
  const step: RankStep = {
    role_id: role.id,
    name: discordName(options.getString('name') ?? known?.name ?? role.name).slice(0, STEP_NAME_LENGTH),
    requirements: requirementsOf(call, known?.requirements ?? NO_REQUIREMENTS),
  };
  const place = options.getInteger('place');
  const others = steps.filter((one) => one !== known);
  const kept = known === undefined ? others.length : steps.indexOf(known);
  const next = others.toSpliced(place === null ? kept : place - 1, 0, {
    ...step,
    holders: 0,
    role_exists: true,
  });
  await save(call, version, next, rankTexts[call.language].stepSaved(escapeText(step.name)));
};

const removeStep = async (call: CommandCall): Promise<void> => {
  const role = call.interaction.options.getRole('role', true);
  const guildId = guildOf(call.interaction);
  await requireGuildAccess(call.bot.context, call.actor, guildId, rankRoutes.save.access);
  const { steps, version } = await lookUpLadder(call.bot.context, call.actor, guildId);
  const step = steps.find(({ role_id }) => role_id === role.id);
  if (step === undefined) throw new AppError('rank_step_gone');
  const rest = steps.filter((one) => one !== step);
  await save(call, version, rest, rankTexts[call.language].stepRemoved(escapeText(step.name)));
};

const save = async (
  { bot, actor, interaction, language, answer }: CommandCall,
  version: number,
  ladder: Ladder['steps'],
  saved: string,
): Promise<void> => {
  const steps = ladder
    .slice(0, MAX_STEPS)
    .map(({ role_id, name, requirements }) => ({ role_id, name, requirements }));
  const texts = rankTexts[language];
  try {
    await byRoute(rankRoutes.save, saveLadder)(bot.context, actor, {
      guildId: guildOf(interaction),
      version,
      steps,
    });
    await answer.reply({ content: saved });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation_failed') throw error;
    const message = error.errors?.[0]?.message ?? '';
    const problem = refusalText(message, language) ?? describeProblem(message, language).message;
    await answer.reply({ content: texts.notSaved(problem) });
  }
};

export const ranksCommand: BotCommand = {
  name: { en: 'ranks', ru: 'ранги' },
  description: { en: 'The rank ladder', ru: 'Лестница рангов' },
  place: 'guild',
  topic: 'self',
  subcommands: [
    {
      name: { en: 'list', ru: 'список' },
      when: 'ladder',
      description: {
        en: 'The ladder, and who is ready for the next rank',
        ru: 'Лестница и кто готов к повышению',
      },
      answer: 'private',
      run: showRanks,
    },
    {
      name: { en: 'propose', ru: 'предложить' },
      topic: 'setup',
      description: {
        en: 'A ladder from the order of the server’s roles',
        ru: 'Собрать лестницу по порядку ролей сервера',
      },
      answer: 'private',
      needs: 'settings.manage',
      run: async (call) => call.answer.reply(await proposal(call)),
    },
    {
      name: { en: 'step', ru: 'ступень' },
      topic: 'setup',
      description: {
        en: 'Add or change a step on the ladder',
        ru: 'Добавить или изменить ступень лестницы',
      },
      answer: 'private',
      needs: 'settings.manage',
      options: STEP_OPTIONS,
      run: saveStep,
    },
    {
      name: { en: 'remove', ru: 'убрать' },
      topic: 'setup',
      description: { en: 'Remove a step from the ladder', ru: 'Убрать ступень из лестницы' },
      answer: 'private',
      needs: 'settings.manage',
      options: [ROLE],
      run: removeStep,
    },
  ],
};
