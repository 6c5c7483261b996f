import type { Form } from '../../kit/interactions/form.ts';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import { guildClock, startText } from '../../kit/start-time/start-option.ts';
import { captForm } from './capt-form.ts';
import type { TypedCapt } from './capt-form.ts';
import { captSources } from './capt-source.ts';
import type { CaptSource } from './capt-source.ts';

/** Opens the form with the current values of the capt. */
export const openCaptEdit = async (call: ButtonCall): Promise<void> => {
  const current = async (): Promise<Form> => {
    const source = await captSources.chosen(call, 'edit');
    const { side, starts_at } = source.details;
    const start = startText(new Date(starts_at), await guildClock(call));
    return captForm(call.language, side, { ...typedOf(source), start }, source);
  };
  await call.answer.showForm(await current(), current);
};

/** Opens the form for a new capt like this one; the leader enters the start. */
export const openCaptCopy = async (call: ButtonCall): Promise<void> => {
  const source = await captSources.chosen(call, 'copy');
  await call.answer.showForm(captForm(call.language, source.details.side, typedOf(source), source));
};

const typedOf = ({ details: { opponent, territory, slots, notes } }: CaptSource): TypedCapt => ({
  opponent,
  territory,
  start: '',
  slots: String(slots),
  notes,
  ping: '',
  kind: '',
});
