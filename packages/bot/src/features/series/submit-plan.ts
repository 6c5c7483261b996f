import { byRoute } from '../../kit/interactions/by-route.ts';
import { seriesRoutes } from '@famiglia/contract/series/series';
import { updateSeries } from '@famiglia/core/series/update-series';
import { toUseCaseInput } from '@famiglia/core/platform/use-case-input';
import type { BaseMessageOptions } from 'discord.js';
import { correctionMessage } from '../events/correction.ts';
import { EMPTY_EVENT, typedPlan } from '../events/event-form.ts';
import type { TypedEvent } from '../events/event-form.ts';
import { seriesSource } from '../events/event-source.ts';
import type { SeriesSource } from '../events/event-source.ts';
import { planProblems } from '../events/plan-problems.ts';
import type { ModalCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { guildClock } from '../../kit/start-time/start-option.ts';
import { seriesMessage } from './series-message.ts';
import { seriesTexts } from './series-texts.ts';

/** Handles the form of an event for a whole series. */
export const submitPlan = async (call: ModalCall): Promise<void> => {
  const [, seriesId, version] = call.args;
  const source = { ...(await seriesSource(call, seriesId)), version: Number(version) };
  await call.answer.reply(await savePlan(call, { ...EMPTY_EVENT, ...typedPlan(call) }, source));
};

/** Saves title, places, description and reward of the dates to come, or returns the input with the errors. */
const savePlan = async (
  call: ModalCall,
  typed: TypedEvent,
  source: SeriesSource,
): Promise<BaseMessageOptions> => {
  const { bot, actor, interaction, language } = call;
  const clock = await guildClock(call);
  const problems = planProblems(typed, source.plan);
  if (problems.length > 0) return correctionMessage(clock, { typed, parsed: null, problems, source });
  const { title, description, reward } = typed;
  const { id: seriesId, days, clock: time, every_weeks, first_day, until, hours_before } = source.details;
  const changed = { title, description, slots: Number(typed.slots) };
  const input = {
    days,
    clock: time,
    every_weeks,
    first_day,
    until,
    hours_before,
    plan: { ...source.plan, ...changed, ...(reward === '' ? {} : { reward: Number(reward) }) },
    guildId: guildOf(interaction),
    seriesId,
    version: source.version,
  };
  const saved = await byRoute(seriesRoutes.update, updateSeries)(
    bot.context,
    actor,
    toUseCaseInput(seriesRoutes.update, input),
  );
  return seriesMessage(saved, clock, { notice: seriesTexts[language].saved });
};
