import type { BaseMessageOptions } from 'discord.js';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import type { GuildClock } from '../../kit/guild-time.ts';
import type { ParsedStart } from '../../kit/start-time/parsed-start.ts';
import { correctionRows } from '../../kit/start-time/start-question.ts';
import { startTexts } from '../../kit/start-time/start-texts.ts';
import type { StartProblem } from '../../kit/start-time/start-texts.ts';
import { currentForm } from './change-event.ts';
import { EMPTY_EVENT, eventArgs, eventForm } from './event-form.ts';
import type { TypedEvent } from './event-form.ts';
import { carriedKind } from '../rosters/kind-option.ts';
import { carriedPing } from '../rosters/ping-option.ts';
import { eventSources } from './event-source.ts';
import type { EventSource } from './event-source.ts';
import type { PlanProblem } from './plan-problems.ts';
import { mpTexts } from './mp-texts.ts';

export type EventProblem = PlanProblem | StartProblem;

const FIELDS = ['title', 'start', 'slots', 'description', 'reward'] as const satisfies (keyof TypedEvent)[];

/** Forms that change something; the others plan a new event. */
const CHANGES = new Set<EventSource['purpose']>(['edit', 'date', 'series']);

interface Correction {
  typed: TypedEvent;
  /** Null if the form has no start. */
  parsed: ParsedStart | null;
  problems: readonly EventProblem[];
  source?: EventSource | null;
}

/**
 * The error, followed by everything that was typed. The message itself stores the input: its buttons read it
 * back, also after a restart.
 */
export const correctionMessage = (
  clock: GuildClock,
  { typed, parsed, problems, source = null }: Correction,
): BaseMessageOptions => {
  const texts = { ...startTexts[clock.language], ...mpTexts[clock.language] };
  return {
    content: [
      texts[source !== null && CHANGES.has(source.purpose) ? 'unsaved' : 'wrong'],
      ...problems.map((problem) => `• ${texts[problem]}`),
    ].join('\n'),
    embeds: [
      {
        fields: FIELDS.filter((field) => typed[field] !== '').map((field) => ({
          name: texts[field],
          value: typed[field],
        })),
      },
    ],
    components: correctionRows({
      feature: 'mp',
      args: eventArgs(typed, source),
      label: texts.correct,
      parsed,
      clock,
    }),
  };
};

/** The input that such a message stores. */
export const storedEvent = ({ interaction, language, args }: ButtonCall): TypedEvent => {
  const texts = mpTexts[language];
  const fields = interaction.message.embeds[0]?.fields ?? [];
  const typed = { ...EMPTY_EVENT, ping: carriedPing(args), kind: carriedKind(args) };
  for (const name of FIELDS) typed[name] = fields.find((field) => field.name === texts[name])?.value ?? '';
  return typed;
};

/** Opens the form again, filled with the input stored in the message. */
export const openCorrection = async (call: ButtonCall): Promise<void> => {
  const source = await eventSources.carried(call, call.args);
  const again = eventForm(call.language, storedEvent(call), source);
  await call.answer.showForm(again, currentForm(call, source));
};
