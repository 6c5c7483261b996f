import { formatNumber } from '../kit/format-number.ts';
import type { Language } from '../kit/language.ts';
import { LOCALES } from '../kit/locales.ts';
import { plural } from '../kit/plural.ts';
import type { Digest } from './digest.ts';

interface Words {
  title: Record<Digest['period'], string>;
  reputation: (name: string, people: string) => string;
  reliable: (who: string, came: number, signedUp: number) => string;
  mvp: (who: string, damage: string) => string;
  capts: (won: number, lost: number, drawn: number) => string;
  newcomers: (people: string) => string;
  promotions: (people: string) => string;
  anniversaries: (people: string) => string;
  years: (count: number) => string;
  upcoming: (what: string) => string;
  capt: (opponent: string) => string;
  more: (count: number) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: { week: 'The week of the family', month: 'The month of the family' },
    reputation: (name, people) => `${name}: ${people}`,
    reliable: (who, came, signedUp) => `Most reliable: ${who}, came to ${came} of ${signedUp}`,
    mvp: (who, damage) => `MVP of capts: ${who}, ${damage} damage`,
    capts: (won, lost, drawn) =>
      `Capts: ${plural('en', won, { one: '# win', other: '# wins' })}, ${plural('en', lost, { one: '# loss', other: '# losses' })}${drawn > 0 ? `, ${plural('en', drawn, { one: '# draw', other: '# draws' })}` : ''}`,
    newcomers: (people) => `New in the family: ${people}`,
    promotions: (people) => `Promoted: ${people}`,
    anniversaries: (people) => `Anniversaries: ${people}`,
    years: (count) => plural('en', count, { one: '# year', other: '# years' }),
    upcoming: (what) => `Coming up: ${what}`,
    capt: (opponent) => `capt against ${opponent}`,
    more: (count) => ` and ${count} more`,
  },
  ru: {
    title: { week: 'Неделя семьи', month: 'Месяц семьи' },
    reputation: (name, people) => `${name}: ${people}`,
    reliable: (who, came, signedUp) => `Надёжнее всех: ${who}, явка ${came} из ${signedUp}`,
    mvp: (who, damage) => `MVP каптов: ${who}, урон ${damage}`,
    capts: (won, lost, drawn) =>
      `Капты: ${plural('ru', won, { one: '# победа', few: '# победы', many: '# побед', other: '# победы' })}, ${plural('ru', lost, { one: '# поражение', few: '# поражения', many: '# поражений', other: '# поражения' })}${drawn > 0 ? `, ${plural('ru', drawn, { one: '# ничья', few: '# ничьи', many: '# ничьих', other: '# ничьи' })}` : ''}`,
    newcomers: (people) => `Новички: ${people}`,
    promotions: (people) => `Повышены: ${people}`,
    anniversaries: (people) => `Годовщина в семье: ${people}`,
    years: (count) => plural('ru', count, { one: '# год', few: '# года', many: '# лет', other: '# года' }),
    upcoming: (what) => `Скоро: ${what}`,
    capt: (opponent) => `капт против ${opponent}`,
    more: (count) => ` и ещё ${count}`,
  },
};

/** Instead of a digest, where one is looked at before it is sent. */
export const NO_DIGEST: Readonly<Record<Language, string>> = {
  en: 'Nothing happened in these days: no digest would be sent.',
  ru: 'За эти дни ничего не произошло: итогов не будет.',
};

const asDate = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const digestTitle = ({ period, first_day: first, last_day: last }: Digest, language: Language) => {
  const locale = LOCALES[language];
  const days =
    period === 'month'
      ? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
          asDate(first),
        )
      : new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long' }).formatRange(
          asDate(first),
          asDate(last),
        );
  return { title: WORDS[language].title[period], days };
};

/** How names and moments are written where the lines are shown. */
interface Written {
  name: (name: string) => string;
  moment: (iso: string) => string;
}

/** The lines of a digest, at most eight: a part in which nothing happened has none. */
export const digestLines = (digest: Digest, language: Language, written: Written): string[] => {
  const words = WORDS[language];
  const number = (value: number): string => formatNumber(language, value);
  const list = <Item>(
    { items, total }: { items: readonly Item[]; total: number },
    say: (item: Item) => string,
  ) => `${items.map(say).join(', ')}${total > items.length ? words.more(total - items.length) : ''}`;
  const { reputation, reliable, mvp, capts, newcomers, promotions, anniversaries, upcoming } = digest;
  return [
    reputation.length > 0 &&
      words.reputation(
        written.name(digest.reputation_name),
        reputation.map(({ name, value }) => `${written.name(name)} +${number(value)}`).join(', '),
      ),
    reliable !== null && words.reliable(written.name(reliable.name), reliable.came, reliable.signed_up),
    mvp !== null && words.mvp(written.name(mvp.name), number(mvp.damage)),
    capts.won + capts.lost + capts.drawn > 0 && words.capts(capts.won, capts.lost, capts.drawn),
    newcomers.total > 0 && words.newcomers(list(newcomers, written.name)),
    promotions.total > 0 &&
      words.promotions(list(promotions, ({ name, rank }) => `${written.name(name)} (${written.name(rank)})`)),
    anniversaries.total > 0 &&
      words.anniversaries(
        list(anniversaries, ({ name, years }) => `${written.name(name)} (${words.years(years)})`),
      ),
    upcoming.length > 0 &&
      words.upcoming(
        upcoming
          .map(({ kind, title, starts_at: at }) => {
            const name = written.name(title);
            return `${kind === 'capt' ? words.capt(name) : name} ${written.moment(at)}`;
          })
          .join(', '),
      ),
  ].filter((line) => line !== false);
};
