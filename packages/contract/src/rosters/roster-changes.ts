import { counted } from '../kit/counted.ts';
import { plural } from '../kit/plural.ts';
import { list, number, record, text } from '../activity/read-data.ts';
import { ANSWERS } from './answers.ts';
import type { Answer } from './answers.ts';

interface RosterFacts {
  /** What the event or capt is called that a member's row speaks of. */
  title: string;
  slots: number;
  pinned: 'in' | 'out' | 'none';
  /** The squad that somebody was pinned into; empty where it was none. */
  squad: string;
  /** How often somebody did not come within a month. */
  strikes: number;
  /** How many places were free when people were called again. */
  free: number;
  /** What somebody answered; none where they took their answer back, or came on time after all. */
  answer: Answer | 'none';
  /** How many were asked because they had not answered. */
  asked: number;
  /** How many were called because they were not in voice. */
  summoned: number;
  /** What happened to the group code; the code itself is never in a row. */
  code: 'changed' | 'removed' | 'sent';
  /** Which fields an edit changed, by their names in the contract. */
  fields: string[];
}

/** Reads the facts from an activity row about the roster of an event or a capt. */
export const rosterFacts = (data: Readonly<Record<string, unknown>>): RosterFacts => ({
  title: text(data['title']),
  slots: number(data['slots']),
  pinned: data['pinned'] === 'in' || data['pinned'] === 'out' ? data['pinned'] : 'none',
  squad: text(data['squad']),
  strikes: number(data['strikes']),
  free: number(data['free']),
  answer: ANSWERS.find((answer) => answer === data['answer']) ?? 'none',
  asked: number(data['asked']),
  summoned: number(data['summoned']),
  code: data['code'] === 'removed' || data['code'] === 'sent' ? data['code'] : 'changed',
  fields: list(data['changes']).map((change) => text(record(change)['field'])),
});

const FIELD_NAMES: Record<'en' | 'ru', Readonly<Record<string, string>>> = {
  en: {
    title: 'title',
    description: 'description',
    starts_at: 'start',
    slots: 'slots',
    squads: 'squads',
    reward: 'reward',
    reminders_minutes: 'reminders',
    cutoff_minutes: 'end of sign-up',
    ping_role_id: 'who is pinged',
    ping_again_minutes: 'second ping',
    thread: 'thread',
    more_answers: 'more answers',
    emoji: 'emoji',
    color: 'color',
    picture_id: 'picture',
    scheduled_event: 'Discord event',
    opponent: 'opponent',
    side: 'side',
    territory: 'territory',
    status: 'status',
    result: 'result',
    score_ours: 'score',
    score_theirs: 'score',
    notes: 'notes',
    players: 'damage',
    recordings: 'recordings',
    ends_at: 'due',
    needed_role_id: 'needed rank',
    pay: 'pay',
    amount_cents: 'amount',
    unit: 'unit',
    family_percent: 'family’s part',
    rule: 'how it is shared',
  },
  ru: {
    title: 'название',
    description: 'описание',
    starts_at: 'начало',
    slots: 'места',
    squads: 'отряды',
    reward: 'награда',
    reminders_minutes: 'напоминания',
    cutoff_minutes: 'конец записи',
    ping_role_id: 'кого зовём',
    ping_again_minutes: 'повторный сбор',
    thread: 'ветка',
    more_answers: 'больше ответов',
    emoji: 'эмодзи',
    color: 'цвет',
    picture_id: 'картинка',
    scheduled_event: 'событие Discord',
    opponent: 'противник',
    side: 'сторона',
    territory: 'территория',
    status: 'статус',
    result: 'итог',
    score_ours: 'счёт',
    score_theirs: 'счёт',
    notes: 'заметки',
    players: 'урон',
    recordings: 'откаты',
    ends_at: 'срок',
    needed_role_id: 'нужный ранг',
    pay: 'оплата',
    amount_cents: 'сумма',
    unit: 'единица',
    family_percent: 'доля семьи',
    rule: 'как делим',
  },
};

/** " (start, places)": what an edit changed; nothing where that is not known. */
const changedFields = (language: 'en' | 'ru', { fields }: RosterFacts): string => {
  const names = [...new Set(fields.map((field) => FIELD_NAMES[language][field] ?? ''))].filter(Boolean);
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
};

/** The sentences that events and capts share. */
export const ROSTER_SENTENCES = {
  en: {
    edited: (kind: string, facts: RosterFacts) => `${kind} edited: {target}${changedFields('en', facts)}`,
    joined: ({ answer }: RosterFacts) =>
      answer === 'late' ? 'Signed up, will be late: {target}' : 'Signed up: {target}',
    moved: () => 'Switched between main and reserve: {target}',
    left: () => 'Left: {target}',
    removed: ({ title }: RosterFacts) => `Removed {target}: ${title}`,
    pinned: ({ pinned, squad, title }: RosterFacts) =>
      ({
        in:
          squad === ''
            ? `Pinned {target} to the main list: ${title}`
            : `Pinned {target} to “${squad}”: ${title}`,
        out: `Pinned {target} to the reserve: ${title}`,
        none: `Unpinned {target}: ${title}`,
      })[pinned],
    resized: ({ slots }: RosterFacts) =>
      `{target}: ${plural('en', slots, { one: '# spot', other: '# spots' })} now`,
    called: ({ free }: RosterFacts) =>
      `Pinged again for {target}: ${plural('en', free, { one: '# spot left', other: '# spots left' })}`,
    answered: ({ answer }: RosterFacts) =>
      ({
        late: 'Will be late: {target}',
        maybe: 'Maybe: {target}',
        cannot: 'Can’t come: {target}',
        none: 'Answer withdrawn: {target}',
      })[answer],
    asked: ({ asked }: RosterFacts) =>
      `Pinged those who have not answered: {target}, ${counted('en', 'people', asked)}`,
    summoned: ({ summoned }: RosterFacts) =>
      `Called those not in voice: {target}, ${counted('en', 'people', summoned)}`,
    codeChanged: ({ code }: RosterFacts) =>
      ({
        changed: 'Group code set: {target}',
        removed: 'Group code removed: {target}',
        sent: 'Group code sent to the main list: {target}',
      })[code],
    promoted: ({ title }: RosterFacts) => `{target} moved up to the main list: ${title}`,
    demoted: ({ title }: RosterFacts) => `{target} moved down to the reserve: ${title}`,
    reopened: () => 'Sign-up reopened: {target}',
    undone: () => 'Result undone: {target}',
    strike: ({ strikes, title }: RosterFacts) =>
      `{target}: ${plural('en', strikes, { one: '# unexcused no-show', other: '# unexcused no-shows' })} in 30 days, the latest at ${title}`,
    threadMade: () => 'Thread created for the main list: {target}',
    messageLost: () => 'Sign-up is not shown in Discord: {target}',
  },
  ru: {
    edited: (kind: string, facts: RosterFacts) => `${kind}: {target}${changedFields('ru', facts)}`,
    joined: (plus: string, { answer }: RosterFacts) =>
      answer === 'late' ? `${plus}, опоздание: {target}` : `${plus}: {target}`,
    moved: () => 'Переход между основой и заменой: {target}',
    left: () => 'Запись снята: {target}',
    removed: ({ title }: RosterFacts) => `Снятие с записи: {target}, ${title}`,
    pinned: ({ pinned, squad, title }: RosterFacts) =>
      ({
        in:
          squad === ''
            ? `Закрепление в основе: {target}, ${title}`
            : `Закрепление в отряде «${squad}»: {target}, ${title}`,
        out: `Закрепление в замене: {target}, ${title}`,
        none: `Снято закрепление: {target}, ${title}`,
      })[pinned],
    resized: ({ slots }: RosterFacts) =>
      `{target}: теперь ${plural('ru', slots, { one: '# место', few: '# места', many: '# мест', other: '# места' })}`,
    called: ({ free }: RosterFacts) =>
      `Повторный сбор на {target}: ${plural('ru', free, { one: 'свободно # место', few: 'свободно # места', many: 'свободно # мест', other: 'свободно # места' })}`,
    answered: ({ answer }: RosterFacts) =>
      ({
        late: 'Опоздание: {target}',
        maybe: 'Под вопросом: {target}',
        cannot: 'Отказ: {target}',
        none: 'Ответ снят: {target}',
      })[answer],
    asked: ({ asked }: RosterFacts) =>
      `Позвали тех, кто не ответил: {target}, ${counted('ru', 'people', asked)}`,
    summoned: ({ summoned }: RosterFacts) =>
      `Позвали тех, кого нет в голосе: {target}, ${counted('ru', 'people', summoned)}`,
    codeChanged: ({ code }: RosterFacts) =>
      ({
        changed: 'Задан код группы: {target}',
        removed: 'Убран код группы: {target}',
        sent: 'Код группы отправлен основе: {target}',
      })[code],
    promoted: ({ title }: RosterFacts) => `Из замены в основу: {target}, ${title}`,
    demoted: ({ title }: RosterFacts) => `Из основы в замену: {target}, ${title}`,
    reopened: () => 'Запись снова открыта: {target}',
    undone: () => 'Итог отменён: {target}',
    strike: ({ strikes, title }: RosterFacts) =>
      `{target}: ${plural('ru', strikes, { one: '# неявка', few: '# неявки', many: '# неявок', other: '# неявки' })} без причины за 30 дней, последняя: ${title}`,
    threadMade: () => 'Создана ветка для основы: {target}',
    messageLost: () => 'Записи не видно в Discord: {target}',
  },
};
