import { localised } from '../../kit/texts/localised.ts';

export const topTexts = localised({
  en: {
    topBy: 'Top by',
    final: 'final standings',
    nobody: 'Nobody has anything here yet.',
    nobodyEver: 'Nobody has any yet. Be the first: send a GG screen with /gg send.',
    noSeason: 'The family has no season yet. Leaders set one with `/season set`.',
    seasons: 'Seasons',
    open: 'open',
    closed: 'closed',
    days: { starts_on: '01.12.2026', ends_on: 'The last day counts too' },
    wrongDay: (typed: string) => `I cannot read the day ${typed}. Write it like 01.12.2026.`,
    set: (season: string) => `Season set: ${season}. It closes by itself at noon after the last day.`,
    closing: (season: string) =>
      `Close the season ${season} now? Its standings are kept, and reputation stays as it is.`,
    cancelling: (season: string) => `The season ${season} has not begun. Closing takes it away.`,
    close: 'Close now',
    done: (season: string) => `Season closed: ${season}. Its standings are in \`/top\`.`,
    gone: (season: string) => `Season cancelled: ${season}.`,
    noOpen: 'No season is open.',
  },
  ru: {
    topBy: 'Топ по',
    final: 'итоги',
    nobody: 'Здесь пока ни у кого ничего нет.',
    nobodyEver: 'Пока у всех по нулям. Будьте первым: пришлите скрин с ГГ, /гг прислать.',
    noSeason: 'Сезонов у семьи пока нет. Лидер задаёт их командой `/сезон задать`.',
    seasons: 'Сезоны',
    open: 'идёт',
    closed: 'закрыт',
    days: { starts_on: '01.12.2026', ends_on: 'Последний день тоже входит' },
    wrongDay: (typed: string) => `Не удалось прочитать день ${typed}. Напишите так: 01.12.2026.`,
    set: (season: string) => `Сезон задан: ${season}. Он закроется сам в полдень после последнего дня.`,
    closing: (season: string) =>
      `Закрыть сезон ${season} сейчас? Итоги сохранятся, репутация останется как есть.`,
    cancelling: (season: string) => `Сезон ${season} ещё не начался. Если закрыть, его не будет.`,
    close: 'Закрыть сейчас',
    done: (season: string) => `Сезон закрыт: ${season}. Итоги есть в \`/топ\`.`,
    gone: (season: string) => `Сезон отменён: ${season}.`,
    noOpen: 'Сейчас сезона нет.',
  },
});
