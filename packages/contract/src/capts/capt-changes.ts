import { CAPT_RESULT_NAMES } from './capt-states.ts';
import { counted } from '../kit/counted.ts';
import { declareActivity } from '../activity/declare-activity.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { number } from '../activity/read-data.ts';
import { ROSTER_SENTENCES, rosterFacts } from '../rosters/roster-changes.ts';

export const captBusEvents = declareBusEvents({
  /** Capts, their rosters, players or recordings changed. A war that waits shows its capt and who is on its list. */
  'capts.changed': {
    ids: 'captIds',
    stale: ['capts', 'attendance', 'dashboard', 'wars', 'tops', 'cabinet'],
    members: 'all',
  },
});

const { en, ru } = ROSTER_SENTENCES;

const resultOf = (value: unknown): 'win' | 'loss' | 'draw' | 'none' =>
  value === 'win' || value === 'loss' || value === 'draw' ? value : 'none';

/** `3:1`, if anybody kept count. */
const scoreOf = (ours: unknown, theirs: unknown): string =>
  typeof ours === 'number' && typeof theirs === 'number' ? `${ours}:${theirs}` : '';

/** Capts, their rosters and recordings, and the nicks that are known from their damage. */
export const captActivity = declareActivity(
  'capts',
  (data) => ({
    ...rosterFacts(data),
    /** How many players were asked for their recordings. */
    count: number(data['count']),
    result: resultOf(data['result']),
    score: scoreOf(data['score_ours'], data['score_theirs']),
  }),
  {
    'capt.created': {
      en: { name: 'Capt created', says: () => 'Capt created: {target}' },
      ru: { name: 'Капт запланирован', says: () => 'Запланирован капт: {target}' },
    },
    'capt.edited': {
      en: { name: 'Capt edited', says: (facts) => en.edited('Capt', facts) },
      ru: { name: 'Капт изменён', says: (facts) => ru.edited('Изменён капт', facts) },
    },
    'capt.closed': {
      en: { name: 'Capt sign-up closed', says: () => 'Sign-up closed: {target}' },
      ru: { name: 'Запись на капт закрыта', says: () => 'Запись закрыта: {target}' },
    },
    'capt.cancelled': {
      en: { name: 'Capt canceled', says: () => 'Capt canceled: {target}' },
      ru: { name: 'Капт отменён', says: () => 'Отменён капт: {target}' },
    },
    'capt.finished': {
      en: {
        name: 'Capt played',
        says: ({ result, score }) =>
          `Capt played: {target}, ${{ win: 'won', loss: 'lost', draw: 'draw', none: 'no result' }[result]}${score && ` ${score}`}`,
      },
      ru: {
        name: 'Капт сыгран',
        says: ({ result, score }) =>
          `Сыгран капт: {target}, ${result === 'none' ? 'без итога' : CAPT_RESULT_NAMES.ru[result]}${score && ` ${score}`}`,
      },
    },
    'capt.undone': {
      en: { name: 'Capt result undone', says: en.undone },
      ru: { name: 'Отменён итог капта', says: ru.undone },
    },
    'capt.reopened': {
      en: { name: 'Capt sign-up reopened', says: en.reopened },
      ru: { name: 'Запись на капт открыта снова', says: ru.reopened },
    },
    'capt.strike': {
      en: { name: 'Frequent capt no-shows', says: en.strike },
      ru: { name: 'Частые неявки на капты', says: ru.strike },
    },
    'capt.deleted': {
      en: { name: 'Capt deleted', says: () => 'Capt deleted: {target}' },
      ru: { name: 'Капт удалён', says: () => 'Удалён капт: {target}' },
    },
    'capt.restored': {
      en: { name: 'Capt restored', says: () => 'Capt restored: {target}' },
      ru: { name: 'Капт возвращён', says: () => 'Возвращён капт: {target}' },
    },
    'capt.joined': {
      en: { name: 'Signed up for a capt', says: en.joined },
      ru: { name: 'Запись на капт', says: (facts) => ru.joined('Запись', facts) },
    },
    'capt.moved': {
      en: { name: 'Switched lists on a capt', says: en.moved },
      ru: { name: 'Переход между основой и заменой капта', says: ru.moved },
    },
    'capt.left': {
      en: { name: 'Left a capt', says: en.left },
      ru: { name: 'Запись на капт снята', says: ru.left },
    },
    'capt.added': {
      en: { name: 'Added to a capt by a leader', says: ({ title }) => `Signed {target} up: ${title}` },
      ru: { name: 'Записан на капт лидером', says: ({ title }) => `Запись: {target}, ${title}` },
    },
    'capt.removed': {
      en: { name: 'Removed from a capt by a leader', says: en.removed },
      ru: { name: 'Снят с капта лидером', says: ru.removed },
    },
    'capt.pinned': {
      en: { name: 'Pinned on a capt by a leader', says: en.pinned },
      ru: { name: 'Закреплён в капте лидером', says: ru.pinned },
    },
    'capt.resized': {
      en: { name: 'Capt spots changed', says: en.resized },
      ru: { name: 'Изменено число мест на капте', says: ru.resized },
    },
    'capt.called': {
      en: { name: 'Pinged again for a capt: spots left', says: en.called },
      ru: { name: 'Повторный сбор на капт: есть места', says: ru.called },
    },
    'capt.answered': {
      en: { name: 'Answer about a capt: late, maybe or can’t', says: en.answered },
      ru: { name: 'Ответ на капт: опоздание, под вопросом, отказ', says: ru.answered },
    },
    'capt.asked': {
      en: { name: 'Pinged those who have not answered about a capt', says: en.asked },
      ru: { name: 'Позвали на капт тех, кто не ответил', says: ru.asked },
    },
    'capt.summoned': {
      en: { name: 'Called those not in voice for a capt', says: en.summoned },
      ru: { name: 'Позвали на капт тех, кого нет в голосе', says: ru.summoned },
    },
    'capt.code_changed': {
      en: { name: 'Capt group code changed', says: en.codeChanged },
      ru: { name: 'Изменён код группы капта', says: ru.codeChanged },
    },
    'capt.promoted': {
      en: { name: 'Moved up to a capt’s main list', says: en.promoted },
      ru: { name: 'Переход из замены в основу капта', says: ru.promoted },
    },
    'capt.demoted': {
      en: { name: 'Moved down to a capt’s reserve', says: en.demoted },
      ru: { name: 'Переход из основы в замену капта', says: ru.demoted },
    },
    'capt.thread_made': {
      en: { name: 'Capt thread created', says: en.threadMade },
      ru: { name: 'Создана ветка капта', says: ru.threadMade },
    },
    'capt.message_lost': {
      en: { name: 'Capt sign-up not shown in Discord', says: en.messageLost },
      ru: { name: 'Записи на капт не видно в Discord', says: ru.messageLost },
    },
    'capt.recording_added': {
      en: { name: 'Recording added', says: () => 'Recording added: {target}' },
      ru: { name: 'Добавлен откат', says: () => 'Добавлен откат: {target}' },
    },
    'capt.recording_removed': {
      en: { name: 'Recording removed', says: () => 'Recording removed: {target}' },
      ru: { name: 'Удалён откат', says: () => 'Удалён откат: {target}' },
    },
    'capt.recordings_asked': {
      en: {
        name: 'Recordings requested',
        says: ({ count }) => `Recordings of {target} requested from ${counted('en', 'players', count)}`,
      },
      ru: {
        name: 'Запрошены откаты',
        says: ({ count }) => `Откаты за {target}: напоминание получат ${counted('ru', 'players', count)}`,
      },
    },
    'capt_alias.learnt': {
      en: { name: 'Nick remembered', says: ({ title }) => `Nick ${title} now belongs to {target}` },
      ru: { name: 'Запомнен ник', says: ({ title }) => `Ник ${title} теперь за {target}` },
    },
    'capt_alias.forgotten': {
      en: { name: 'Nick forgotten', says: ({ title }) => `Nick ${title} no longer belongs to {target}` },
      ru: { name: 'Забыт ник', says: ({ title }) => `Ник ${title} больше не за {target}` },
    },
  },
);
