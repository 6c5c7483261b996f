import { findStrikes } from '@famiglia/core/rosters/find-strikes';
import { findNames } from '@famiglia/core/members/member.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import { localised } from '../../kit/texts/localised.ts';

const MAX_NAMED = 30;

const texts = localised({
  en: {
    title: 'Often absent',
    about: (title: string) => `After “${title}”, absences without an excuse within 30 days:`,
    one: (who: string, count: number) => `${who}: ${count}`,
    more: (count: number) => `…and ${count} more.`,
    line: (names: string) => `Often absent: ${names}. See /file.`,
  },
  ru: {
    title: 'Часто не приходят',
    about: (title: string) => `После «${title}», неявки без причины за 30 дней:`,
    one: (who: string, count: number) => `${who}: ${count}`,
    more: (count: number) => `…и ещё ${count}.`,
    line: (names: string) => `Часто не приходят: ${names}. Смотрите /дело.`,
  },
});

/** Tells leaders who is often absent, after an attendance was settled. */
export const readStrikes: ReadNotice = async ({ context: { db } }, guildId, subject) => {
  const found = await findStrikes(db, guildId, subject);
  if (found === null) return null;
  const { kind, title, people } = found;
  const { language } = await findSettings(db, guildId);
  const words = texts[language];
  const names = await findNames(
    db,
    guildId,
    people.map(({ userId }) => userId),
  );
  const nameOf = (userId: string): string => escapeText(names.get(userId) ?? userId);
  const shown = people.slice(0, MAX_NAMED);
  const lines = shown.map(({ userId, strikes }) => words.one(`<@${userId}> ${nameOf(userId)}`, strikes));
  const rest = people.length - shown.length;
  const description = [words.about(escapeText(title)), ...lines, ...(rest > 0 ? [words.more(rest)] : [])];
  return {
    right: kind === 'capt' ? 'capts.manage' : 'events.manage',
    message: { embeds: [{ color: BRAND_COLOR, title: words.title, description: description.join('\n') }] },
    line: words.line(people.map(({ userId, strikes }) => `${nameOf(userId)} (${strikes})`).join(', ')),
    nonce: `st${subject.slice(0, 8)}${subject.slice(-9)}`,
  };
};
