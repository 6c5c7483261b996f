import { VACATION_REASON } from '@famiglia/contract/vacations/vacations';
import { daysLater, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { comeBack } from '@famiglia/core/vacations/end-vacation';
import { goAfk, takeVacation } from '@famiglia/core/vacations/take-vacation';
import { AppError } from '@famiglia/core/platform/app-error';
import type { BotCommand, CommandOption } from '../../kit/interactions/command.ts';
import type { AutocompleteCall, Choice, CommandCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { readerTime } from '../../kit/guild-time.ts';
import { LONGEST_START } from '../../kit/start-time/parse-start.ts';
import { guildClock } from '../../kit/start-time/start-option.ts';
import type { Language } from '@famiglia/contract/kit/language';
import { dayWords, vacationDays } from './day-words.ts';
import { typedDay, typedReturn } from './typed-time.ts';
import { vacationTexts } from './vacation-texts.ts';

const dayOption = (
  name: CommandOption['name'],
  description: CommandOption['description'],
): CommandOption => ({
  name,
  description,
  type: 'text',
  required: true,
  autocomplete: true,
  max: LONGEST_START,
});

const reasonOption: CommandOption = {
  name: { en: 'reason', ru: 'причина' },
  description: { en: 'Only leaders see it', ru: 'Её видит только руководство' },
  type: 'text',
  max: VACATION_REASON,
};

/** Offers the day as it is understood, or some days where nothing is typed yet. */
const suggestDay = async (call: AutocompleteCall): Promise<readonly Choice[]> => {
  const { timeZone, language, now } = await guildClock(call);
  const typed = call.interaction.options.getFocused().trim();
  const today = wallTimeAt(now, timeZone).day;
  const days =
    typed === ''
      ? [0, 1, 3, 7, 14].map((ahead) => daysLater(today, ahead))
      : [typedDay(typed, timeZone, now)];
  return days.flatMap((day) => (day === null ? [] : [{ name: dayWords(day, language, now), value: day }]));
};

/** What is wrong with the days or the time, in words; anything else is thrown on. */
export const problemText = (error: unknown, language: Language): string => {
  const { problems } = vacationTexts[language];
  const message = error instanceof AppError ? error.errors[0]?.message : undefined;
  if (message === undefined || !(message in problems)) throw error;
  return problems[message as keyof typeof problems];
};

const takes = async (call: CommandCall): Promise<string> => {
  const { bot, actor, interaction, language } = call;
  const texts = vacationTexts[language];
  const clock = await guildClock(call);
  const day = (name: string): string | null =>
    typedDay(interaction.options.getString(name) ?? '', clock.timeZone, clock.now);
  const [from, until] = [day('from'), day('until')];
  if (from === null || until === null) return texts.dayUnreadable;
  const reason = interaction.options.getString('reason')?.trim() ?? '';
  const row = await takeVacation(bot.context, actor, { guildId: guildOf(interaction), from, until, reason });
  const days = vacationDays(row, clock);
  return row.status === 'requested' ? texts.asked(days) : texts.taken(days);
};

const leaves = async (call: CommandCall): Promise<string> => {
  const { bot, actor, interaction, language } = call;
  const texts = vacationTexts[language];
  const { timeZone, now } = await guildClock(call);
  const until = typedReturn(interaction.options.getString('time') ?? '', timeZone, now);
  if (until === null) return texts.afkUnreadable;
  const reason = interaction.options.getString('reason')?.trim() ?? '';
  await goAfk(bot.context, actor, { guildId: guildOf(interaction), until, reason });
  return texts.afk(readerTime(until, 't'));
};

const answered = (run: (call: CommandCall) => Promise<string>) => async (call: CommandCall) => {
  const content = await run(call).catch((error: unknown) => problemText(error, call.language));
  await call.answer.reply({ content });
};

export const vacationCommand: BotCommand = {
  name: { en: 'vacation', ru: 'отпуск' },
  description: { en: 'Take or request a vacation', ru: 'Взять отпуск или попросить о нём' },
  place: 'guild',
  topic: 'away',
  answer: 'private',
  options: [
    dayOption({ en: 'from', ru: 'с' }, { en: 'First day: today, 25.12', ru: 'Первый день: сегодня, 25.12' }),
    dayOption({ en: 'until', ru: 'по' }, { en: 'Last day, inclusive', ru: 'Последний день, включительно' }),
    reasonOption,
  ],
  autocomplete: suggestDay,
  run: answered(takes),
};

export const afkCommand: BotCommand = {
  name: { en: 'afk', ru: 'афк' },
  description: { en: 'Go AFK for a few hours', ru: 'Отойти на несколько часов' },
  place: 'guild',
  topic: 'away',
  answer: 'private',
  options: [
    {
      name: { en: 'time', ru: 'время' },
      description: { en: '2h, 30 min or 22:00', ru: '2ч, 30 мин или 22:00' },
      type: 'text',
      required: true,
      max: LONGEST_START,
    },
    reasonOption,
  ],
  run: answered(leaves),
};

export const backCommand: BotCommand = {
  name: { en: 'back', ru: 'вернулся' },
  description: { en: 'Back from vacation or AFK', ru: 'Вернуться из отпуска или AFK' },
  place: 'guild',
  topic: 'away',
  answer: 'private',
  run: async ({ bot, actor, interaction, language, answer }) => {
    await comeBack(bot.context, actor, { guildId: guildOf(interaction) });
    await answer.reply({ content: vacationTexts[language].back });
  },
};
