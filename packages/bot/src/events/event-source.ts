import { planOf } from '@famiglia/contract/event-plan';
import type { EventPlan } from '@famiglia/contract/event-plan';
import type { EventDetails } from '@famiglia/contract/events';
import { eventRosterKind } from '@famiglia/core/gatherings/events/event-roster';
import { readEventDetails } from '@famiglia/core/gatherings/events/get-event';
import { listSeries } from '@famiglia/core/gatherings/series/list-series';
import { listTemplates } from '@famiglia/core/gatherings/series/list-templates';
import { AppError } from '@famiglia/core/platform/app-error';
import type { ButtonCall, ModalCall } from '../interactions/calls.ts';
import { guildOf } from '../members/guild-of.ts';
import { formSources } from '../rosters/form-source.ts';
import type { FormSource } from '../rosters/form-source.ts';

/** The source of an event form: an event that is edited or copied, a template, or one date of a series. */
export type EventSource =
  | FormSource<EventDetails>
  | { purpose: 'template'; details: { id: string }; version: 0; plan: EventPlan }
  /** `id` is the id of the series, and `version` is the day. */
  | { purpose: 'date'; details: { id: string; starts_at: string }; version: string; plan: EventPlan };

const ofEvents = formSources(eventRosterKind, readEventDetails);

export const eventSources = {
  chosen: ofEvents.chosen,
  /** Reads the source by the arguments from `sourceArgs`. */
  carried: async (call: ButtonCall | ModalCall, args: readonly string[]): Promise<EventSource | null> => {
    const [purpose, id = '', version = ''] = args;
    if (purpose === 'template') return templateSource(call, id);
    if (purpose === 'date') return dateSource(call, id, version);
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

export const dateSource = async (
  { bot, actor, interaction }: Asking,
  id: string,
  day: string,
): Promise<EventSource & { purpose: 'date' }> => {
  const { items } = await listSeries(bot.context, actor, { guildId: guildOf(interaction) });
  const date = items.find((one) => one.id === id)?.next.find((one) => one.day === day);
  if (date === undefined) throw new AppError('not_found');
  const details = { id, starts_at: date.starts_at };
  return { purpose: 'date', details, version: day, plan: date.plan };
};

export const planOfSource = (source: EventSource): EventPlan => {
  if (source.purpose === 'template' || source.purpose === 'date') return source.plan;
  return planOf(source.details);
};
