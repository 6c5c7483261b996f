import { planOf } from '@famiglia/contract/events/event-plan';
import type { EventPlan } from '@famiglia/contract/events/event-plan';
import type { EventDetails } from '@famiglia/contract/events/events';
import type { EventSeries } from '@famiglia/contract/series/series';
import { eventRosterKind } from '@famiglia/core/events/event-roster';
import { readEventDetails } from '@famiglia/core/events/get-events';
import { listSeries } from '@famiglia/core/series/list-series';
import { listTemplates } from '@famiglia/core/series/list-templates';
import { AppError } from '@famiglia/core/platform/app-error';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { formSources } from '../rosters/form-source.ts';
import { seenVersion } from '../rosters/leader-forms.ts';
import type { FormSource } from '../rosters/form-source.ts';

/** The source of an event form: an event that is edited or copied, a template, a series, or one date of a series. */
export type EventSource =
  | FormSource<EventDetails>
  | { purpose: 'template'; details: { id: string }; version: 0; plan: EventPlan }
  | SeriesSource
  | DateSource;

/** `id` is the id of the series, and `version` is the day. */
interface DateSource {
  purpose: 'date';
  details: { id: string; starts_at: string };
  version: string;
  /** The version of the series that the leader saw when the form opened. */
  seen: number;
  plan: EventPlan;
}

/** A series whose plan is changed: title, places, description and reward of the dates to come. */
export interface SeriesSource {
  purpose: 'series';
  details: EventSeries;
  /** The version that the leader saw when the form opened. */
  version: number;
  plan: EventPlan;
}

const ofEvents = formSources(eventRosterKind, readEventDetails);

export const eventSources = {
  chosen: ofEvents.chosen,
  /** Reads the source by the arguments from `sourceArgs`. */
  carried: async (call: ButtonCall | ModalCall, args: readonly string[]): Promise<EventSource | null> => {
    const [purpose, id = '', version = ''] = args;
    if (purpose === 'template') return templateSource(call, id);
    if (purpose === 'date') {
      const date = await dateSource(call, id, version);
      return { ...date, seen: seenVersion(args[3]) ?? date.seen };
    }
    if (purpose === 'series') return { ...(await seriesSource(call, id)), version: Number(version) };
    return ofEvents.carried(call, args);
  },
};

type Asking = Pick<ButtonCall, 'bot' | 'actor'> & { interaction: { guildId: string | null } };

export const templateSource = async (
  { bot, actor, interaction }: Asking,
  id: string,
): Promise<EventSource & { purpose: 'template' }> => {
  const { items } = await listTemplates(bot.context, actor, { guildId: guildOf(interaction) });
  const template = items.find((one) => one.id === id);
  if (template === undefined) throw new AppError('not_found');
  return { purpose: 'template', details: { id }, version: 0, plan: template.plan };
};

export const findSeries = async (
  { bot, actor, interaction }: Asking,
  id: string | undefined,
): Promise<EventSeries> => {
  const { items } = await listSeries(bot.context, actor, { guildId: guildOf(interaction) });
  const series = items.find((one) => one.id === id);
  if (series === undefined) throw new AppError('not_found');
  return series;
};

export const seriesSource = async (call: Asking, id: string | undefined): Promise<SeriesSource> => {
  const details = await findSeries(call, id);
  return { purpose: 'series', details, version: details.version, plan: details.plan };
};

export const dateSource = async (
  { bot, actor, interaction }: Asking,
  id: string,
  day: string,
): Promise<DateSource> => {
  const { next, version: seen } = await findSeries({ bot, actor, interaction }, id);
  const date = next.find((one) => one.day === day);
  if (date === undefined) throw new AppError('not_found');
  const details = { id, starts_at: date.starts_at };
  return { purpose: 'date', details, version: day, seen, plan: date.plan };
};

export const planOfSource = (source: EventSource): EventPlan => {
  return 'plan' in source ? source.plan : planOf(source.details);
};
