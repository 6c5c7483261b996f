import { CAPT_RESULT_NAMES, PLAYER_SIDE_NAMES } from '@famiglia/contract/capts/capt-states';
import { capitalizedAll } from '@famiglia/contract/kit/capitalized';
import { counted } from '@famiglia/contract/kit/counted';
import { localised } from '../../kit/texts/localised.ts';

/** The card of a war that is over. */
export const resultTexts = localised({
  en: {
    title: (opponent: string) => `War result: ${opponent}`,
    results: capitalizedAll(CAPT_RESULT_NAMES.en),
    unknown: 'The feed does not say who won',
    sides: PLAYER_SIDE_NAMES.en,
    numbers: (players: number, damage: string, kills: number) =>
      `${counted('en', 'players', players)}, damage ${damage}, kills ${kills}`,
    groups: {
      came: (count: number) => `Came (${count})`,
      walkIns: (count: number) => `Came without signing up (${count})`,
      absent: (count: number) => `Did not come (${count})`,
      excused: (count: number) => `On vacation (${count})`,
      strangers: (count: number) => `Nicks of nobody we know (${count})`,
    },
    more: (count: number) => `and ${count} more`,
    whose: (nick: string) => `Whose nick is ${nick}?`,
    confirm: 'Confirm and pay',
    confirmAs: { win: 'We won', loss: 'We lost', draw: 'A draw' },
    source: (names: string) => `Source: ${names}`,
    unpaid: 'Nothing is paid or posted until a leader confirms.',
    later: (outcome: string) => `Since then the feed says: ${outcome}. What was decided stays.`,
    confirmedBy: (by: string) => `Confirmed by ${by}.`,
    post: 'Correct in the sign-up',
    panel: 'Correct in the panel',
    confirmed: (opponent: string) =>
      `The result against **${opponent}** is entered, and those who came are paid.`,
    learnt: (nick: string, name: string) => `**${nick}** is ${name} from now on.`,
    line: (opponent: string) =>
      `The war with **${opponent}** is over. Choose a leaders’ channel in /setup to confirm its result there, or enter it with /capt result.`,
  },
  ru: {
    title: (opponent: string) => `Итог войны: ${opponent}`,
    results: capitalizedAll(CAPT_RESULT_NAMES.ru),
    unknown: 'Лента не говорит, кто победил',
    sides: PLAYER_SIDE_NAMES.ru,
    numbers: (players: number, damage: string, kills: number) =>
      `${counted('ru', 'players', players)}, урон ${damage}, убийств ${kills}`,
    groups: {
      came: (count: number) => `Пришли (${count})`,
      walkIns: (count: number) => `Пришли без записи (${count})`,
      absent: (count: number) => `Не пришли (${count})`,
      excused: (count: number) => `В отпуске (${count})`,
      strangers: (count: number) => `Незнакомые ники (${count})`,
    },
    more: (count: number) => `и ещё ${count}`,
    whose: (nick: string) => `Чей ник ${nick}?`,
    confirm: 'Подтвердить и выплатить',
    confirmAs: { win: 'Мы победили', loss: 'Мы проиграли', draw: 'Ничья' },
    source: (names: string) => `Источник: ${names}`,
    unpaid: 'Пока итог не подтверждён, ничего не выплачивается и не публикуется.',
    later: (outcome: string) => `Потом лента сообщила другое: ${outcome}. Решение остаётся в силе.`,
    confirmedBy: (by: string) => `Итог подтверждён: ${by}.`,
    post: 'Исправить в записи',
    panel: 'Исправить в панели',
    confirmed: (opponent: string) => `Итог против **${opponent}** записан, пришедшим выплачено.`,
    learnt: (nick: string, name: string) => `Запомнили: **${nick}** теперь ${name}.`,
    line: (opponent: string) =>
      `Война с **${opponent}** закончилась. Выберите канал руководства в /setup, чтобы подтвердить итог там, или запишите его командой /капт результат.`,
  },
});
