import type { Language, Words } from '../kit/language.ts';
import { plural } from '../kit/plural.ts';
import type { FightKind } from './fight-kinds.ts';

export const FIGHT_KINDS_NAME: Readonly<Record<Language, string>> = {
  en: 'Kinds of fights',
  ru: 'Виды боёв',
};

/** What a leader says about a kind of fight; the panel's form and the bot's command name it alike. */
export const FIGHT_KIND_FIELDS: Words<
  | 'kind'
  | 'name'
  | 'color'
  | 'picture'
  | 'side'
  | 'slots'
  | 'reward'
  | 'win'
  | 'loss'
  | 'draw'
  | 'needed'
  | 'template'
> = {
  en: {
    kind: 'Kind of fight',
    name: 'Name',
    color: 'Color',
    picture: 'Picture',
    side: 'Side',
    slots: 'Spots',
    reward: 'For coming',
    win: 'More for a win',
    loss: 'More for a loss',
    draw: 'More for a draw',
    needed: 'Needed role',
    template: 'Event template',
  },
  ru: {
    kind: 'Вид боя',
    name: 'Название',
    color: 'Цвет',
    picture: 'Картинка',
    side: 'Сторона',
    slots: 'Мест',
    reward: 'За явку',
    win: 'Ещё за победу',
    loss: 'Ещё за поражение',
    draw: 'Ещё за ничью',
    needed: 'Нужная роль',
    template: 'Шаблон МП',
  },
};

const RESULTS: Words<'win' | 'loss' | 'draw'> = {
  en: { win: 'win', loss: 'loss', draw: 'draw' },
  ru: { win: 'победа', loss: 'поражение', draw: 'ничья' },
};

interface Rewards {
  reward: number | null;
  reward_win: number;
  reward_loss: number;
  reward_draw: number;
}

/** What people get in all, by the result: “win +20, loss +10”. Empty where the result changes nothing. */
export const rewardsByResult = (
  { reward, reward_win: win, reward_loss: loss, reward_draw: draw }: Rewards,
  language: Language,
): string => {
  if (win === loss && loss === draw && win === 0) return '';
  const words = RESULTS[language];
  const base = reward ?? 0;
  return [
    `${words.win} +${base + win}`,
    `${words.loss} +${base + loss}`,
    ...(draw === loss ? [] : [`${words.draw} +${base + draw}`]),
  ].join(', ');
};

const PLACES = {
  en: { one: '# spot', other: '# spots' },
  ru: { one: '# место', few: '# места', many: '# мест', other: '# места' },
};
const AS_IN_SETTINGS: Readonly<Record<Language, string>> = { en: 'as in settings', ru: 'как в настройках' };

/** A kind in one line: places and rewards. */
export const kindSummary = (kind: FightKind, language: Language): string => {
  const coming = `${FIGHT_KIND_FIELDS[language].reward.toLowerCase()} ${
    kind.reward === null ? AS_IN_SETTINGS[language] : `+${kind.reward}`
  }`;
  const more = (['win', 'loss', 'draw'] as const).flatMap((result) =>
    kind[`reward_${result}`] === 0 ? [] : [`${RESULTS[language][result]} +${kind[`reward_${result}`]}`],
  );
  return [
    ...(kind.slots === null ? [] : [plural(language, kind.slots, PLACES[language])]),
    [coming, ...more].join(', '),
  ].join(' · ');
};
