import { describeProblem } from '@famiglia/contract/kit/field-problems';
import { ERRORS } from '@famiglia/contract/kit/error-codes';
import { proposedSteps } from '@famiglia/contract/ranks/proposed-steps';
import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import type { RankStep } from '@famiglia/contract/ranks/ranks';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { listRoles } from '@famiglia/core/guilds/list-roles';
import { AppError } from '@famiglia/core/platform/app-error';
import { lookUpLadder } from '@famiglia/core/ranks/get-ladder';
import { saveLadder } from '@famiglia/core/ranks/save-ladder';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { ButtonCall, CommandCall, SelectCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { refusalText } from '../../kit/texts/refused-values.ts';
import { ladderEmbed } from './ladder-embed.ts';
import { rankTexts } from './rank-texts.ts';

type Call = CommandCall | ButtonCall | SelectCall;

/** Only for those who may save it; and only where there is no ladder, which it would replace. */
const readProposal = async ({ bot, actor, interaction }: Call) => {
  const guildId = guildOf(interaction);
  await requireGuildAccess(bot.context, actor, guildId, rankRoutes.save.access);
  const ladder = await lookUpLadder(bot.context, actor, guildId);
  const { items } = await listRoles(bot.context, actor, { guildId });
  return { ladder, steps: proposedSteps(items.filter(({ id }) => id !== guildId)) };
};

/** A ladder from the order of the server's roles, as it would be saved. Nothing is saved before the button. */
export const proposal = async (call: Call, chosen?: readonly string[]): Promise<BaseMessageOptions> => {
  const texts = rankTexts[call.language];
  const { ladder, steps } = await readProposal(call);
  if (ladder.steps.length > 0)
    return { content: texts.hasLadder, embeds: [ladderEmbed(call.language, ladder, '')], components: [] };
  if (steps.length === 0) return { content: texts.noRoles, embeds: [], components: [] };
  const taken = chosen === undefined ? steps : steps.filter(({ role_id }) => chosen.includes(role_id));
  return {
    content: '',
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.ladder,
        description: [
          `${texts.proposedLadder} ${texts.proposedNote}`,
          '',
          ...taken.map(({ role_id }, index) => `${index + 1}. <@&${role_id}>`),
        ].join('\n'),
      },
    ],
    components: [roleSelect(call, steps, taken), takeButton(call, ladder.version, taken.length)],
  };
};

/** The roles of the proposal; what is chosen in it is what the button saves. */
const roleSelect = ({ language }: Call, steps: readonly RankStep[], taken: readonly RankStep[]) => ({
  type: ComponentType.ActionRow as const,
  components: [
    {
      type: ComponentType.StringSelect as const,
      customId: makeCustomId('ranks', 'rungs'),
      placeholder: rankTexts[language].whichRanks,
      minValues: 1,
      maxValues: steps.length,
      // The highest stands on top, as in Discord's own list.
      options: steps.toReversed().map((step) => ({
        value: step.role_id,
        label: step.name,
        default: taken.includes(step),
      })),
    },
  ],
});

const takeButton = ({ language }: Call, version: number, count: number) => ({
  type: ComponentType.ActionRow as const,
  components: [
    {
      type: ComponentType.Button as const,
      style: ButtonStyle.Success as const,
      customId: makeCustomId('ranks', 'take', String(version)),
      label: rankTexts[language].takeLadder(count),
    },
  ],
});

/** From `/setup`: a message of its own, so that the settings stay where they are. */
export const proposeLadder = async (call: ButtonCall): Promise<void> =>
  call.answer.replyEphemeral(await proposal(call));

export const chooseRungs = async (call: SelectCall): Promise<void> =>
  call.answer.update(await proposal(call, call.interaction.values));

/** Saves the roles that are chosen in the message, on the version of the ladder that it was made for. */
export const takeLadder = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, interaction, language, answer, args } = call;
  const texts = rankTexts[language];
  const guildId = guildOf(interaction);
  const shown = interaction.message.components
    .flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []))
    .flatMap((part) => (part.type === ComponentType.StringSelect ? part.options : []));
  const chosen = shown.flatMap((option) => (option.default === true ? option.value : []));
  const { steps: proposed } = await readProposal(call);
  const steps = proposed.filter(({ role_id }) => chosen.includes(role_id));
  if (steps.length < chosen.length) {
    await answer.update({ ...(await proposal(call, chosen)), content: texts.rolesChanged });
    return;
  }
  try {
    const input = { guildId, version: Number(args[0]), steps };
    const ladder = await byRoute(rankRoutes.save, saveLadder)(bot.context, actor, input);
    await answer.update({
      content: texts.ladderSaved,
      embeds: [ladderEmbed(language, ladder, '')],
      components: [],
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'version_conflict') {
      const ladder = await lookUpLadder(bot.context, actor, guildId);
      const content = `${ERRORS.version_conflict[language]} ${texts.hasLadder}`;
      await answer.update({ content, embeds: [ladderEmbed(language, ladder, '')], components: [] });
      return;
    }
    if (error.code !== 'validation_failed') throw error;
    const [first] = error.errors;
    const message = first?.message ?? '';
    const step = steps[Number(first?.field.split('.')[1])];
    const problem = refusalText(message, language) ?? describeProblem(message, language).message;
    const named = step === undefined ? problem : `${escapeText(step.name)}: ${problem}`;
    await answer.update({ ...(await proposal(call, chosen)), content: texts.notSaved(named) });
  }
};
