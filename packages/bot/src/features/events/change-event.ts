import { eventRosterKind } from '@famiglia/core/events/event-roster';
import { guildOf } from '../../kit/guild-of.ts';
import type { Form } from '../../kit/interactions/form.ts';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import { guildClock, startText } from '../../kit/start-time/start-option.ts';
import { EMPTY_EVENT, eventForm } from './event-form.ts';
import type { TypedEvent } from './event-form.ts';
import { eventSources, planOfSource } from './event-source.ts';
import type { EventSource } from './event-source.ts';

/** Opens the form with the current values of the event. */
export const openEdit = async (call: ButtonCall): Promise<void> => {
  const current = async () => editForm(call);
  await call.answer.showForm(await current(), current);
};

/** The form for a new event, from a button. A person without the permission is refused before they type anything. */
export const openNew = async (call: ButtonCall): Promise<void> => {
  await eventRosterKind.requireLeader(call.bot.context, call.actor, guildOf(call.interaction));
  await call.answer.showForm(eventForm(call.language, EMPTY_EVENT));
};

const editForm = async (call: ButtonCall): Promise<Form> => {
  const source = await eventSources.chosen(call, 'edit');
  const start = startText(new Date(source.details.starts_at), await guildClock(call));
  return eventForm(call.language, { ...typedOf(source), start }, source);
};

/** The same form with the current values; undefined where it edits nothing that exists. */
export const currentForm = (
  call: ButtonCall,
  source: EventSource | null,
): (() => Promise<Form>) | undefined =>
  source?.purpose === 'edit' ? async () => editForm({ ...call, args: [source.details.id] }) : undefined;

/** Opens the form for a new event like this one; the leader enters the start. */
export const openCopy = async (call: ButtonCall): Promise<void> => {
  const source = await eventSources.chosen(call, 'copy');
  await call.answer.showForm(eventForm(call.language, typedOf(source), source));
};

/** The form's fields with the values of the source, without a start. */
export const typedOf = (source: EventSource): TypedEvent => {
  const { title, description, slots, reward } = planOfSource(source);
  return { ...EMPTY_EVENT, title, description, slots: String(slots), reward: String(reward ?? '') };
};
