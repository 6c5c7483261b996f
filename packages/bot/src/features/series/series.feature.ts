import { seriesRoutes } from '@famiglia/contract/series/series';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { EventSeries } from '@famiglia/contract/series/series';
import { restoreOccurrence, skipOccurrence } from '@famiglia/core/series/change-occurrence';
import { endSeries, pauseSeries, resumeSeries } from '@famiglia/core/series/pause-series';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { typedOf } from '../events/change-event.ts';
import { eventForm } from '../events/event-form.ts';
import { dateSource, findSeries, seriesSource } from '../events/event-source.ts';
import type { BotFeature } from '../../feature.ts';
import type { ButtonCall, SelectCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { guildClock, startText } from '../../kit/start-time/start-option.ts';
import { submitPlan } from './submit-plan.ts';
import { allSeries, openRepeat, openRepeatOfLast } from './series-command.ts';
import { seriesForm, typedOfSeries } from './series-form.ts';
import { seriesMessage } from './series-message.ts';
import { seriesTexts } from './series-texts.ts';
import { correctSeries, submitSeries } from './submit-series.ts';

type Call = ButtonCall | SelectCall;

const show = async (
  call: Call,
  series: EventSeries,
  shown?: Parameters<typeof seriesMessage>[2],
): Promise<void> => call.answer.update(seriesMessage(series, await guildClock(call), shown));

const openDate = async (call: ButtonCall): Promise<void> => {
  const current = async () => {
    const source = await dateSource(call, call.args[0] ?? '', call.args[1] ?? '');
    const start = startText(new Date(source.details.starts_at), await guildClock(call));
    return eventForm(call.language, { ...typedOf(source), start }, source);
  };
  await call.answer.showForm(await current(), current);
};

const end = async (call: ButtonCall): Promise<void> => {
  const series = await findSeries(call, call.args[0]);
  if (call.args[1] !== 'now') return show(call, series, { ending: true });
  await byRoute(seriesRoutes.end, endSeries)(call.bot.context, call.actor, {
    guildId: guildOf(call.interaction),
    seriesId: series.id,
  });
  const content = seriesTexts[call.language].ended(escapeText(series.plan.title));
  return call.answer.update({ content, embeds: [], components: [] });
};

/** Runs a change and answers with the series after it. */
const changing =
  (change: typeof pauseSeries | typeof skipOccurrence) =>
  async (call: ButtonCall): Promise<void> => {
    const { id: seriesId } = await findSeries(call, call.args[0]);
    const input = { guildId: guildOf(call.interaction), seriesId, day: call.args[1] ?? '' };
    const series = await change(call.bot.context, call.actor, input);
    await show(call, series, call.args[1] === undefined ? {} : { day: call.args[1] });
  };

/** Series of events: the list, and a leader's actions. `/mp series` opens it. */
export const seriesFeature: BotFeature = {
  name: 'series',
  buttons: {
    repeat: openRepeat,
    last: openRepeatOfLast,
    list: async (call) => call.answer.update(await allSeries(call)),
    back: async (call) => show(call, await findSeries(call, call.args[0])),
    pause: changing(byRoute(seriesRoutes.pause, pauseSeries)),
    resume: changing(byRoute(seriesRoutes.resume, resumeSeries)),
    skip: changing(byRoute(seriesRoutes.skip, skipOccurrence)),
    restore: changing(byRoute(seriesRoutes.restore, restoreOccurrence)),
    change: openDate,
    edit: async (call) => {
      const current = async () => {
        const series = await findSeries(call, call.args[0]);
        const subject = ['edit', series.id, String(series.version)] as const;
        return seriesForm(call.language, typedOfSeries(series), subject);
      };
      await call.answer.showForm(await current(), current);
    },
    plan: async (call) => {
      const current = async () => {
        const source = await seriesSource(call, call.args[0]);
        return eventForm(call.language, typedOf(source), source);
      };
      await call.answer.showForm(await current(), current);
    },
    end,
    correct: correctSeries,
  },
  selects: {
    show: async (call) => show(call, await findSeries(call, call.interaction.values[0])),
    date: async (call) => {
      const [day = ''] = call.interaction.values;
      await show(call, await findSeries(call, call.args[0]), { day });
    },
  },
  modals: { save: submitSeries, plan: submitPlan },
};
