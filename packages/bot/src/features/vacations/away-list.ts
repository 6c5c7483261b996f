import type { Language } from '@famiglia/contract/kit/language';
import type { Vacation } from '@famiglia/contract/vacations/vacations';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { presentVacations } from '@famiglia/core/vacations/present-vacation';
import { findVacations } from '@famiglia/core/vacations/vacation.queries';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { dropKept, keepMessage } from '../../deliveries/kept-message.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { dayWords } from './day-words.ts';
import { vacationTexts } from './vacation-texts.ts';

/** A line has up to 80 characters and an embed 4,096. */
const MAX_LINES = 40;
const MAX_UPCOMING_LINES = 10;

const relative = (iso: string): string => `<t:${Math.floor(Date.parse(iso) / 1000)}:R>`;

/** A line about one person who is away, without the reason, because everybody reads it. */
export const awayLine = ({ kind, user, ends_at, last_day }: Vacation, language: Language): string => {
  const texts = vacationTexts[language];
  const who = `<@${user.id}>`;
  if (kind === 'afk') return texts.afkLine(who, relative(ends_at));
  return texts.line(who, dayWords(last_day, language, new Date(last_day)));
};

/** Keeps the message «Who is away» up to date. */
export const keepAwayList = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { context } = bot;
  const { guildId } = delivery;
  const { channels, language } = await findSettings(context.db, guildId);
  if (channels.away === null) {
    await dropKept(bot, delivery);
    return {};
  }
  const now = context.clock();
  const read = async (view: 'away' | 'upcoming', limit: number) => {
    const { rows, total } = await findVacations(context.db, guildId, { view, now, limit, offset: 0 });
    return { items: await presentVacations(context, guildId, rows), total };
  };
  const [away, soon] = [await read('away', MAX_LINES), await read('upcoming', MAX_UPCOMING_LINES)];
  const message = awayMessage(away, soon.items, language, now);
  return keepMessage(bot, delivery, { channelId: channels.away, message, name: 'away' });
};

const awayMessage = (
  away: { items: readonly Vacation[]; total: number },
  soon: readonly Vacation[],
  language: Language,
  now: Date,
): BaseMessageOptions => {
  const texts = vacationTexts[language];
  const left = away.total - away.items.length;
  const lines = [
    ...away.items.map((one) => awayLine(one, language)),
    ...(left > 0 ? [texts.more(left)] : []),
  ];
  const soonLines = soon.map(({ user, first_day, last_day }) =>
    texts.soonLine(`<@${user.id}>`, dayWords(first_day, language, now), dayWords(last_day, language, now)),
  );
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.awayTitle,
        description: lines.length === 0 ? texts.nobody : lines.join('\n'),
        fields: soonLines.length === 0 ? [] : [{ name: texts.soon, value: soonLines.join('\n') }],
      },
    ],
  };
};
