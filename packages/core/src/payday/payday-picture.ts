import { cutText } from '@famiglia/contract/kit/cut-text';
import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { Language, Words } from '@famiglia/contract/kit/language';
import { LOCALES } from '@famiglia/contract/kit/locales';
import type { DueKind } from '@famiglia/contract/payday/payday';
import type { Payday, PaydayPerson } from '@famiglia/contract/payday/payday-routes';
import { drawSharePicture } from '../capts/pictures/draw-share-picture.ts';
import type { TablePicture } from '../capts/pictures/draw-table.ts';
import { findGuilds } from '../mirror/guild.queries.ts';
import type { Context } from '../platform/context.ts';
import { findSettings } from '../settings/settings.queries.ts';

const ROWS = 15;

const COLUMNS: Words<'member' | 'events' | 'capts' | 'sum' | 'more'> = {
  en: { member: 'Member', events: 'Events', capts: 'Capts', sum: 'Sum', more: 'people more' },
  ru: { member: 'Участник', events: 'МП', capts: 'Капты', sum: 'Сумма', more: 'и ещё человек' },
};

const CAME: Readonly<Record<'events' | 'capts', readonly DueKind[]>> = {
  events: ['event_presence', 'event_reserve'],
  capts: ['capt_presence', 'capt_reserve'],
};

const cameTo = ({ lines }: PaydayPerson, what: keyof typeof CAME): string => {
  const count = lines.filter(
    ({ kind, is_difference: isLater }) => !isLater && CAME[what].includes(kind),
  ).length;
  return count === 0 ? '' : String(count);
};

/** Who earned most in a payday, as a picture for the family’s channel. */
export const drawPayday = async (context: Context, guildId: string, payday: Payday) => {
  const { language, time_zone: timeZone } = await findSettings(context.db, guildId);
  const [guild] = await findGuilds(context.db, [guildId]);
  const table = paydayTable(payday, { family: guild?.name ?? '', timeZone }, language);
  return drawSharePicture(guildId, table, 'dark');
};

const paydayTable = (
  { list, until, pay_cents: pay }: Payday,
  { family, timeZone }: { family: string; timeZone: string },
  language: Language,
): TablePicture => {
  const texts = COLUMNS[language];
  const day = new Intl.DateTimeFormat(LOCALES[language], { timeZone, dateStyle: 'long' });
  const paid = list.filter(({ pay_cents: cents }) => cents !== '0');
  const best = Number(paid[0]?.pay_cents ?? 0);
  const left = paid.length - ROWS;
  return {
    title: `${FEATURE_NAMES[language].payday}: ${formatCents(language, pay)}`,
    badge: null,
    subtitle: [cutText(family, 40), day.format(new Date(until))].filter(Boolean).join('  ·  '),
    nameColumn: texts.member,
    columns: [texts.events, texts.capts, texts.sum],
    sides: 1,
    rows: paid.slice(0, ROWS).map((person, index) => ({
      place: String(index + 1),
      name: cutText(person.user.name, 20),
      cells: [cameTo(person, 'events'), cameTo(person, 'capts'), formatCents(language, person.pay_cents)],
      bar: best === 0 ? 0 : Number(person.pay_cents) / best,
      first: index === 0,
    })),
    footer: left <= 0 ? '' : language === 'ru' ? `${texts.more}: ${left}` : `${left} ${texts.more}`,
    brand: 'Famiglia',
  };
};
