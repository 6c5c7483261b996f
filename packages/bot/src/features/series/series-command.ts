import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import type { EventDetails } from '@famiglia/contract/events/events';
import { eventRosterKind } from '@famiglia/core/events/event-roster';
import { readEventDetails, getLastEvent } from '@famiglia/core/events/get-events';
import { listSeries } from '@famiglia/core/series/list-series';
import type { Subcommand } from '../../kit/interactions/command.ts';
import { chosenTemplate, suggestTemplates, templateOption } from '../events/again-commands.ts';
import type { ButtonCall, CommandCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { targetOf } from '../rosters/target-of.ts';
import { guildClock } from '../../kit/start-time/start-option.ts';
import { seriesForm, typedAnew } from './series-form.ts';
import { listMessage } from './series-message.ts';

/** `/mp series`: lists the series. With a template it opens the form that repeats the template. */
export const seriesCommand: Subcommand = {
  needs: 'events.manage',
  name: { en: 'series', ru: 'серии' },
  topic: 'lead',
  description: { en: 'Repeating events', ru: 'Повторяющиеся МП' },
  answer: 'private',
  options: [
    {
      ...templateOption,
      description: { en: 'Repeat an event from this template', ru: 'Повторять МП по этому шаблону' },
    },
  ],
  autocomplete: suggestTemplates,
  run: async (call) => {
    if (call.interaction.options.getString(templateOption.name.en) === null) {
      return call.answer.reply(await allSeries(call));
    }
    const id = await chosenTemplate(call);
    return call.answer.showForm(seriesForm(call.language, typedAnew(null, ''), ['template', id]));
  },
};

export const allSeries = async (call: CommandCall | ButtonCall) => {
  const { items } = await listSeries(call.bot.context, call.actor, { guildId: guildOf(call.interaction) });
  return listMessage(items, await guildClock(call));
};

/** Opens the form that repeats the event of the leader's menu. */
export const openRepeat = async (call: ButtonCall): Promise<void> => {
  const { guildId, rosterId } = targetOf(call);
  await eventRosterKind.requireLeader(call.bot.context, call.actor, guildId);
  await openFor(call, await readEventDetails(call.bot.context.db, guildId, rosterId));
};

/** Opens the form that repeats the event that was created last. */
export const openRepeatOfLast = async (call: ButtonCall): Promise<void> =>
  openFor(call, await getLastEvent(call.bot.context, call.actor, { guildId: guildOf(call.interaction) }));

const openFor = async (call: ButtonCall, event: EventDetails): Promise<void> => {
  const { timeZone } = await guildClock(call);
  const wall = wallTimeAt(new Date(event.starts_at), timeZone);
  const weekday = new Date(`${wall.day}T00:00:00Z`).getUTCDay() || 7;
  await call.answer.showForm(seriesForm(call.language, typedAnew(weekday, wall.clock), ['event', event.id]));
};
