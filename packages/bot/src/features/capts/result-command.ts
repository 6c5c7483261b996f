import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { byRoute } from '../../kit/interactions/by-route.ts';
import { CAPT_RESULTS } from '@famiglia/contract/capts/capts';
import type { CaptResult } from '@famiglia/contract/capts/capts';
import { captRosterKind } from '@famiglia/core/capts/capt-roster';
import { finishCapt } from '@famiglia/core/capts/finish-capt';
import { readCapt } from '@famiglia/core/capts/get-capts';
import { AppError } from '@famiglia/core/platform/app-error';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { Subcommand } from '../../kit/interactions/command.ts';
import type { ButtonCall, CommandCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { guildHasPanel } from '../../kit/discord/has-panel.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { targetOf } from '../rosters/target-of.ts';
import { attendanceTexts } from '../rosters/attendance/attendance-texts.ts';
import { captTexts } from './capt-texts.ts';
import { captOption, chosenCapt, suggestCapts } from './choose-capt.ts';

interface Outcome {
  result: CaptResult;
  ours: number | null;
  theirs: number | null;
}

const score = (name: 'ours' | 'theirs', ru: string, field: 'scoreOurs' | 'scoreTheirs') =>
  ({
    name: { en: name, ru },
    description: { en: captTexts.en[field], ru: captTexts.ru[field] },
    type: 'integer',
    min: 0,
    max: 100_000,
  }) as const;

export const resultCommand: Subcommand = {
  needs: 'capts.manage',
  topic: 'lead',
  name: { en: 'result', ru: 'результат' },
  description: { en: 'Enter a capt’s result', ru: 'Записать итог капта' },
  answer: 'private',
  options: [
    captOption,
    {
      name: { en: 'result', ru: 'итог' },
      description: { en: 'For us', ru: 'Для нас' },
      type: 'text',
      required: true,
      choices: CAPT_RESULTS.map((one) => ({
        name: { en: captTexts.en.result[one], ru: captTexts.ru.result[one] },
        value: one,
      })),
    },
    score('ours', 'наши', 'scoreOurs'),
    score('theirs', 'их', 'scoreTheirs'),
  ],
  autocomplete: suggestCapts,
  run: async (call) => {
    const { options } = call.interaction;
    const { id: captId } = await chosenCapt(call);
    const result = resultOf(options.getString('result', true));
    const outcome = { result, ours: options.getInteger('ours'), theirs: options.getInteger('theirs') };
    const byScore = resultByScore(outcome);
    if (byScore === null || byScore === result) {
      return call.answer.reply(await saveResult(call, captId, outcome));
    }
    await captRosterKind.requireLeader(call.bot.context, call.actor, guildOf(call.interaction));
    return call.answer.reply(contradiction(call, captId, outcome, byScore));
  },
};

/** Saves the outcome that was chosen after the question below. */
export const chooseResult = async (call: ButtonCall): Promise<void> => {
  const { rosterId: captId } = targetOf(call);
  const [, result, ours, theirs] = call.args;
  const outcome = { result: resultOf(result), ours: Number(ours ?? 0), theirs: Number(theirs ?? 0) };
  await call.answer.update({ components: [], ...(await saveResult(call, captId, outcome)) });
};

const resultOf = (text: string | undefined): CaptResult => {
  const result = CAPT_RESULTS.find((one) => one === text);
  if (result === undefined) throw new AppError('validation_failed');
  return result;
};

/** The outcome that follows from a complete score. */
export const resultByScore = ({ ours, theirs }: Omit<Outcome, 'result'>): CaptResult | null => {
  if (ours === null || theirs === null) return null;
  if (ours === theirs) return 'draw';
  return ours > theirs ? 'win' : 'loss';
};

const saveResult = async (
  { bot, actor, interaction, language }: CommandCall | ButtonCall,
  captId: string,
  { result, ours, theirs }: Outcome,
): Promise<BaseMessageOptions> => {
  const guildId = guildOf(interaction);
  const capt = await readCapt(bot.context.db, guildId, captId);
  const scores = { scoreOurs: ours, scoreTheirs: theirs };
  const { limited } = await byRoute(captRoutes.finish, finishCapt)(bot.context, actor, {
    guildId,
    captId,
    result,
    ...scores,
    version: capt.version,
  });
  const texts = captTexts[language];
  const { db, clock } = bot.context;
  const enters = capt.damage === null && (await guildHasPanel(db, guildId, clock()));
  const lines = [
    texts.saved(escapeText(capt.opponent)),
    ...(limited > 0 ? [attendanceTexts[language].limited(limited)] : []),
    ...(enters ? [texts.damageNext] : []),
  ];
  return { content: lines.join('\n') };
};

/** Asks which is right if the given outcome contradicts the score. Nothing is saved yet. */
const contradiction = (
  { language }: CommandCall,
  captId: string,
  { result, ours, theirs }: Outcome,
  byScore: CaptResult,
): BaseMessageOptions => {
  const texts = captTexts[language];
  const shown = `${ours}:${theirs}`;
  const button = (one: CaptResult, style: ButtonStyle.Primary | ButtonStyle.Secondary) =>
    ({
      type: ComponentType.Button,
      style,
      customId: makeCustomId('capt', 'result', captId, one, String(ours), String(theirs)),
      label: `${texts.result[one]} ${shown}`,
    }) as const;
  return {
    content: texts.contradiction(texts.result[result], shown),
    components: [
      {
        type: ComponentType.ActionRow,
        components: [button(byScore, ButtonStyle.Primary), button(result, ButtonStyle.Secondary)],
      },
    ],
  };
};
