import { seriesRoutes } from '@famiglia/contract/series/series';
import { byRoute } from '../../kit/interactions/by-route.ts';
import { eventRoutes } from '@famiglia/contract/events/event-routes';
import { createEvent } from '@famiglia/core/events/create-event';
import { updateEvent } from '@famiglia/core/events/update-event';
import { changeOccurrence } from '@famiglia/core/series/change-occurrence';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { toUseCaseInput } from '@famiglia/core/platform/use-case-input';
import type { BaseMessageOptions } from 'discord.js';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { typedText } from '../../kit/interactions/form.ts';
import { mayWriteHere } from '../../kit/interactions/may-write-here.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { guildTime } from '../../kit/guild-time.ts';
import { askedKind, carriedKind } from '../rosters/kind-option.ts';
import { askedPing, carriedPing } from '../rosters/ping-option.ts';
import { offerChannel } from '../rosters/offer-channel.ts';
import { postPlace } from '../rosters/post-place.ts';
import { leftOutPing, refusedPing } from '../rosters/refused-ping.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { parseStart } from '../../kit/start-time/parse-start.ts';
import { guildClock, startText } from '../../kit/start-time/start-option.ts';
import {
  chosenStart,
  refusedStart,
  unclearStart,
  understoodStart,
} from '../../kit/start-time/start-question.ts';
import { correctionMessage, storedEvent } from './correction.ts';
import type { EventProblem } from './correction.ts';
import { eventForm, typedPlan } from './event-form.ts';
import type { TypedEvent } from './event-form.ts';
import { planProblems } from './plan-problems.ts';
import { eventKind } from './event-kind.ts';
import { eventSources, planOfSource } from './event-source.ts';
import type { EventSource } from './event-source.ts';
import { mpTexts } from './mp-texts.ts';

/** Handles the submitted form: creates the event, or returns the input with the error. */
export const submitEvent = async (call: ModalCall): Promise<void> => {
  const source = await eventSources.carried(call, call.args);
  const carried = { ping: carriedPing(call.args), kind: carriedKind(call.args) };
  const typed = { ...typedPlan(call), start: typedText(call, 'start'), ...carried };
  return call.answer.reply(await saveEvent(call, { typed, source, key: call.interaction.id }));
};

/** Handles the choice among the possible meanings of a typed start. */
export const chooseEventStart = async (call: ButtonCall): Promise<void> => {
  const { interaction, language } = call;
  const clock = await guildClock(call);
  const source = await eventSources.carried(call, call.args);
  const typed = { ...storedEvent(call), start: startText(chosenStart(call.args), clock) };
  // The time was typed into the command, and the form has not been opened yet.
  if (typed.title === '') return call.answer.showForm(eventForm(language, typed, source));
  // A second press on the same message creates no second event.
  const message = await saveEvent(call, { typed, source, key: interaction.message.id });
  return call.answer.update({ embeds: [], components: [], ...message });
};

interface FilledForm {
  typed: TypedEvent;
  source: EventSource | null;
  /** The same key creates one event. */
  key: string;
}

const saveEvent = async (
  call: ModalCall | ButtonCall,
  { typed, source, key }: FilledForm,
): Promise<BaseMessageOptions> => {
  const { bot, actor, interaction, language } = call;
  const guildId = guildOf(interaction);
  const { channelId } = interaction;
  const settings = await findSettings(bot.context.db, guildId);
  const clock = { timeZone: settings.time_zone, language, now: bot.context.clock() };
  const parsed = parseStart(typed.start, clock.timeZone, clock.now);
  const slots = Number(typed.slots);
  const refuse = (...problems: readonly EventProblem[]): BaseMessageOptions =>
    correctionMessage(clock, { typed, parsed, problems, source });
  const plan = source === null ? null : planOfSource(source);
  const problems: EventProblem[] = [
    ...('startsAt' in parsed ? [] : [unclearStart(parsed)]),
    ...planProblems(typed, plan),
  ];
  if (!('startsAt' in parsed) || problems.length > 0) return refuse(...problems);
  try {
    const texts = mpTexts[language];
    const when = guildTime(parsed.startsAt, clock);
    const said = {
      guildId,
      title: typed.title,
      description: typed.description,
      startsAt: parsed.startsAt.toISOString(),
      slots,
    };
    if (source?.purpose === 'edit') {
      const { id: eventId, reward, reminders_minutes: remindersMinutes } = source.details;
      const kept = { eventId, remindersMinutes, version: source.version };
      await byRoute(eventRoutes.update, updateEvent)(bot.context, actor, {
        ...said,
        ...kept,
        reward: typed.reward === '' ? reward : Number(typed.reward),
      });
      const lines = [
        texts.edited(escapeText(typed.title), when),
        understoodStart(parsed.startsAt, clock),
        ...(await refusedPing(bot, { guildId, rosterId: eventId }, language)),
      ];
      return { content: lines.join('\n') };
    }
    const { title, description, startsAt } = said;
    const reward = typed.reward === '' ? {} : { reward: Number(typed.reward) };
    // A copy takes over more than the form shows.
    const wanted = { ...plan, title, description, slots, ...reward };
    if (source?.purpose === 'date') {
      const date = { guildId, seriesId: source.details.id, day: source.version };
      await byRoute(seriesRoutes.change, changeOccurrence)(bot.context, actor, {
        ...date,
        startsAt,
        plan: wanted,
        version: source.seen,
      });
      return { content: texts.edited(escapeText(title), when) };
    }
    const chosen = toUseCaseInput(eventRoutes.create, { ...wanted, guildId, starts_at: startsAt });
    const planned = {
      ...chosen,
      ...(source === null ? { ...askedPing(typed.ping), ...askedKind(typed.kind) } : {}),
    };
    const event = await byRoute(eventRoutes.create, createEvent)(bot.context, actor, {
      ...planned,
      key,
      ...(channelId !== null && mayWriteHere(interaction) ? { channelId } : {}),
    });
    const home = settings.channels.events;
    const here = mayWriteHere(interaction) ? channelId : null;
    const place = await postPlace(bot, [home ?? here], language);
    const lines = [
      texts.created(escapeText(event.title), when),
      understoodStart(parsed.startsAt, clock),
      ...(await refusedPing(bot, { guildId, rosterId: event.id }, language)),
      ...leftOutPing(
        {
          guildId,
          asked: planned.pingRoleId,
          ofSettings: settings.events.ping_role_id,
          called: event.ping_role_id,
        },
        language,
      ),
      ...('warning' in place
        ? [place.warning]
        : [home === null ? texts.noChannel : `${texts.posted} <#${place.channelId}>.`]),
    ];
    const offer = home === null ? await offerChannel(call, eventKind) : {};
    return { content: lines.join('\n'), ...offer };
  } catch (error) {
    const problem = refusedStart(error);
    if (problem === null) throw error;
    return refuse(problem);
  }
};
