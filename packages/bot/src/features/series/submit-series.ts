import { byRoute } from '../../kit/interactions/by-route.ts';
import { planOf } from '@famiglia/contract/events/event-plan';
import { seriesRoutes } from '@famiglia/contract/series/series';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { readEventDetails } from '@famiglia/core/events/get-events';
import { eventRosterKind } from '@famiglia/core/events/event-roster';
import { createSeries } from '@famiglia/core/series/create-series';
import { readSeries } from '@famiglia/core/series/read-series';
import { updateSeries } from '@famiglia/core/series/update-series';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import { toUseCaseInput } from '@famiglia/core/platform/use-case-input';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { templateSource } from '../events/event-source.ts';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { chosenValues, typedText } from '../../kit/interactions/form.ts';
import { mayWriteHere } from '../../kit/interactions/may-write-here.ts';
import { guildOf } from '../../kit/guild-of.ts';
import type { GuildClock } from '../../kit/guild-time.ts';
import { postPlace } from '../rosters/post-place.ts';
import { targetOf } from '../rosters/target-of.ts';
import { parseStart } from '../../kit/start-time/parse-start.ts';
import { guildClock } from '../../kit/start-time/start-option.ts';
import { seriesForm } from './series-form.ts';
import type { SeriesSubject, TypedSeries } from './series-form.ts';
import { seriesMessage } from './series-message.ts';
import { seriesTexts } from './series-texts.ts';

type Problem = 'wrongClock' | 'wrongWeeks' | 'wrongUntil' | 'wrongHours' | 'noDatesLeft';

const FIELDS = ['days', 'clock', 'weeks', 'until', 'hours'] as const satisfies (keyof TypedSeries)[];

/** Handles the submitted form: starts or changes a series, or returns the input with the errors. */
export const submitSeries = async (call: ModalCall): Promise<void> => {
  const typed: TypedSeries = {
    days: chosenValues(call, 'days'),
    clock: typedText(call, 'clock'),
    weeks: typedText(call, 'weeks'),
    until: typedText(call, 'until'),
    hours: typedText(call, 'hours'),
  };
  const clock = await guildClock(call);
  const { problems, rule } = readRule(typed, clock);
  if (problems.length > 0) return call.answer.replyEphemeral(refusal(call, typed, problems));
  try {
    await call.answer.replyEphemeral(await save(call, rule, clock));
  } catch (error) {
    const isOver = error instanceof AppError && error.errors.some(({ message }) => message === 'no_dates');
    if (!isOver) throw error;
    await call.answer.replyEphemeral(refusal(call, typed, ['noDatesLeft']));
  }
};

const readWholeNumber = (typed: string, most: number): number | null =>
  /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most ? Number(typed) : null;

const readRule = (typed: TypedSeries, clock: GuildClock) => {
  const [, hour = '', minute = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(typed.clock) ?? [];
  const isClock = hour !== '' && Number(hour) < 24 && Number(minute) < 60;
  const weeks = readWholeNumber(typed.weeks, 8);
  const hours = readWholeNumber(typed.hours, 336);
  const until = typed.until === '' ? null : readDay(typed.until, clock);
  const problems: Problem[] = [
    ...(isClock ? [] : (['wrongClock'] as const)),
    ...(weeks === null ? (['wrongWeeks'] as const) : []),
    ...(until === undefined ? (['wrongUntil'] as const) : []),
    ...(hours === null ? (['wrongHours'] as const) : []),
  ];
  const rule = {
    days: typed.days.map(Number).toSorted((one, other) => one - other),
    clock: `${hour.padStart(2, '0')}:${minute}`,
    every_weeks: weeks ?? 1,
    until: until ?? null,
    hours_before: hours ?? 1,
  };
  return { problems, rule };
};

/** Parses a day as people write it; undefined if it cannot be read. */
const readDay = (typed: string, { timeZone, now }: GuildClock): string | undefined => {
  const parsed = parseStart(`${typed} 23:59`, timeZone, now);
  return 'startsAt' in parsed ? wallTimeAt(parsed.startsAt, timeZone).day : undefined;
};

const save = async (
  call: ModalCall,
  rule: ReturnType<typeof readRule>['rule'],
  clock: GuildClock,
): Promise<BaseMessageOptions> => {
  const { bot, actor, interaction, language } = call;
  const guildId = guildOf(interaction);
  const { rosterId: id } = targetOf({ interaction, args: call.args.slice(1) });
  const texts = seriesTexts[language];
  if (call.args[0] === 'edit') {
    await eventRosterKind.requireLeader(bot.context, actor, guildId);
    const { plan, first_day } = await readSeries(bot.context.db, { guildId, seriesId: id }, clock.now);
    const version = Number(call.args[2]);
    const input = { ...rule, guildId, seriesId: id, plan, first_day, version };
    const saved = await byRoute(seriesRoutes.update, updateSeries)(
      bot.context,
      actor,
      toUseCaseInput(seriesRoutes.update, input),
    );
    return seriesMessage(saved, clock, { notice: texts.saved });
  }
  const { plan, after } = await repeated(call, id);
  const today = wallTimeAt(clock.now, clock.timeZone).day;
  const dayOfEvent = after === null ? '' : wallTimeAt(after, clock.timeZone).day;
  // The event itself is already posted: its series begins after it.
  const first_day = dayOfEvent >= today ? nextDay(dayOfEvent) : today;
  const { channelId } = interaction;
  const series = await byRoute(seriesRoutes.create, createSeries)(bot.context, actor, {
    ...toUseCaseInput(seriesRoutes.create, { ...rule, guildId, plan, first_day }),
    key: interaction.id,
    ...(channelId !== null && mayWriteHere(interaction) ? { channelId } : {}),
  });
  const { channels } = await findSettings(bot.context.db, guildId);
  const here = mayWriteHere(interaction) ? channelId : null;
  const place = await postPlace(bot, [channels.events ?? here], language);
  const notice = 'warning' in place ? `${texts.created}\n${place.warning}` : texts.created;
  return seriesMessage(series, clock, { notice });
};

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

/** The plan to repeat, and the start of the event from which it is taken. */
const repeated = async (call: ModalCall, id: string) => {
  if (call.args[0] === 'template') return { plan: (await templateSource(call, id)).plan, after: null };
  const guildId = guildOf(call.interaction);
  await eventRosterKind.requireLeader(call.bot.context, call.actor, guildId);
  const event = await readEventDetails(call.bot.context.db, guildId, id);
  return { plan: planOf(event), after: new Date(event.starts_at) };
};

/** The errors with everything that was typed: the message stores the input for its button. */
const refusal = (
  { language, args }: ModalCall,
  typed: TypedSeries,
  problems: readonly Problem[],
): BaseMessageOptions => {
  const texts = seriesTexts[language];
  const shown = { ...typed, days: typed.days.join(', ') };
  return {
    content: [texts.wrong, ...problems.map((problem) => `• ${texts[problem]}`)].join('\n'),
    embeds: [
      {
        fields: FIELDS.filter((field) => shown[field] !== '').map((field) => ({
          name: texts[field],
          value: field === 'days' ? daysInWords(typed.days, language) : shown[field],
        })),
      },
    ],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: ButtonStyle.Primary,
            customId: makeCustomId('series', 'correct', ...args),
            label: texts.correct,
          },
        ],
      },
    ],
  };
};

const daysInWords = (days: readonly string[], language: ModalCall['language']): string =>
  days.map((day) => seriesTexts[language].weekdays[Number(day) - 1] ?? '').join(', ');

/** Opens the form again, filled with the input stored in the message. */
export const correctSeries = async (call: ButtonCall): Promise<void> => {
  const { interaction, language, args, bot, actor } = call;
  await eventRosterKind.requireLeader(bot.context, actor, guildOf(interaction));
  const texts = seriesTexts[language];
  const stored = (name: string) =>
    interaction.message.embeds[0]?.fields.find((field) => field.name === name)?.value ?? '';
  const days = stored(texts.days)
    .split(', ')
    .map((name) => String(texts.weekdays.indexOf(name) + 1));
  const [clock, weeks, until, hours] = [texts.clock, texts.weeks, texts.until, texts.hours].map(stored);
  const typed = { days, clock: clock ?? '', weeks: weeks ?? '', until: until ?? '', hours: hours ?? '' };
  await call.answer.showForm(seriesForm(language, typed, args as unknown as SeriesSubject));
};
