import type { Language } from '@famiglia/contract/kit/language';
import type { ModalCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { kindArgs } from '../rosters/kind-option.ts';
import { sourceArgs } from '../rosters/form-source.ts';
import { pingArgs } from '../rosters/ping-option.ts';
import type { EventSource } from './event-source.ts';
import { LONGEST_START } from '../../kit/start-time/parse-start.ts';
import { startTexts } from '../../kit/start-time/start-texts.ts';
import { mpTexts } from './mp-texts.ts';

/** The leader's input, unchanged. */
export interface TypedEvent {
  title: string;
  start: string;
  slots: string;
  description: string;
  /** Empty to use the guild's settings. */
  reward: string;
  /** The role to call, from the command; empty to use the guild's settings. */
  ping: string;
  /** The id of the kind of fight, from the command; empty for none. */
  kind: string;
}

export const EMPTY_EVENT: TypedEvent = {
  title: '',
  start: '',
  slots: '',
  description: '',
  reward: '',
  ping: '',
  kind: '',
};

/** What the form says besides the start and the role. */
export const typedPlan = (call: ModalCall): Omit<TypedEvent, 'start' | 'ping' | 'kind'> => ({
  title: typedText(call, 'title'),
  slots: typedText(call, 'slots'),
  description: typedText(call, 'description'),
  reward: typedText(call, 'reward'),
});

/** The arguments that the form and the message with its error store besides the typed input. */
export const eventArgs = ({ ping, kind }: TypedEvent, source: EventSource | null): string[] =>
  source === null
    ? [...pingArgs(ping), ...kindArgs(kind)]
    : [...sourceArgs(source), ...(source.purpose === 'date' ? [String(source.seen)] : [])];

/** The form for a new, edited or copied event, filled with earlier input. A series has its start in another form. */
export const eventForm = (language: Language, typed: TypedEvent, source: EventSource | null = null): Form => {
  const texts = mpTexts[language];
  const words = (input: Exclude<keyof TypedEvent, 'ping' | 'kind'>) => ({
    label: texts[input],
    value: typed[input],
  });
  const [feature, action] = source?.purpose === 'series' ? ['series', 'plan'] : ['mp', 'create'];
  return form(
    makeCustomId(feature, action, ...eventArgs(typed, source)),
    texts.form[source?.purpose ?? 'create'],
    [
      textField('title', { ...words('title'), maxLength: 100, placeholder: texts.titleHint }),
      ...(source?.purpose === 'series'
        ? []
        : [
            textField('start', {
              ...words('start'),
              maxLength: LONGEST_START,
              description: startTexts[language].hint,
            }),
          ]),
      textField('slots', {
        ...words('slots'),
        maxLength: 10,
        description: texts.slotsHint,
        placeholder: '20',
      }),
      textField('description', { ...words('description'), maxLength: 1000, long: true, required: false }),
      textField('reward', {
        ...words('reward'),
        maxLength: 6,
        description: source === null ? texts.rewardHint : texts.rewardKept,
        required: false,
      }),
    ],
  );
};
