import type { Language, Words } from '../kit/language.ts';
import type { CandidateText, FormState, QuestionType } from './application-form.ts';
import type { EntryKind, MarkKind } from './applications.ts';

interface ReviewWords {
  candidate: string;
  ingame: string;
  marks: Record<MarkKind, (who: string) => string>;
  take: string;
  release: string;
  ask: string;
  call: string;
  no_show: string;
  accept: string;
  refuse: string;
  reopen: string;
  /** For a candidate of the blacklist. */
  acceptAnyway: string;
  /** What a reviewer adds to an invitation. */
  note: string;
  /** The template of a refusal's text. */
  template: string;
  ownWords: string;
  entries: Record<EntryKind, string>;
}

/** What reviewers read, in the panel and in Discord. */
export const REVIEW_WORDS: Readonly<Record<Language, ReviewWords>> = {
  en: {
    candidate: 'Candidate',
    ingame: 'In game',
    marks: {
      blacklisted: (note) => `On the blacklist: ${note}`,
      same_static: (who) => `Same static ID as ${who}`,
      same_nick: (who) => `Same nick as ${who}`,
      former_member: () => 'Was in the family before',
      refused_before: () => 'Was declined before',
    },
    take: 'Start review',
    release: 'Back to queue',
    ask: 'Ask',
    call: 'Interview',
    no_show: 'No-show',
    accept: 'Accept',
    refuse: 'Decline',
    reopen: 'Reopen',
    acceptAnyway: 'Accept anyway',
    note: 'Add a note',
    template: 'Reason',
    ownWords: 'In your own words',
    entries: {
      submitted: 'Sent',
      taken: 'Review started',
      released: 'Back in the queue',
      interview: 'Invited to an interview',
      reminder: 'Interview reminder',
      no_show: 'No-show',
      accepted: 'Accepted',
      refused: 'Declined',
      reopened: 'Reopened',
      withdrawn: 'Withdrawn',
      question: 'Question',
      answer: 'Answer',
    },
  },
  ru: {
    candidate: 'Кандидат',
    ingame: 'В игре',
    marks: {
      blacklisted: (note) => `В чёрном списке: ${note}`,
      same_static: (who) => `Тот же статик, что у ${who}`,
      same_nick: (who) => `Тот же ник, что у ${who}`,
      former_member: () => 'Бывший участник семьи',
      refused_before: () => 'Раньше получал отказ',
    },
    take: 'Взять',
    release: 'Вернуть в очередь',
    ask: 'Спросить',
    call: 'Обзвон',
    no_show: 'Неявка',
    accept: 'Принять',
    refuse: 'Отказать',
    reopen: 'Отменить решение',
    acceptAnyway: 'Всё равно принять',
    note: 'Что добавить',
    template: 'Причина',
    ownWords: 'Своими словами',
    entries: {
      submitted: 'Отправлена',
      taken: 'Взята',
      released: 'Возвращена в очередь',
      interview: 'Приглашение на обзвон',
      reminder: 'Напоминание об обзвоне',
      no_show: 'Неявка на обзвон',
      accepted: 'Принята',
      refused: 'Отказ',
      reopened: 'Решение отменено',
      withdrawn: 'Отозвана',
      question: 'Вопрос',
      answer: 'Ответ',
    },
  },
};

/** What an application shows of itself, to the candidate in Discord and to reviewers in the panel. */
export const APPLICATION_FACTS: Readonly<
  Record<Language, Record<'sentOn' | 'reviewer' | 'interviewAt' | 'reason', string>>
> = {
  en: { sentOn: 'Sent', reviewer: 'Reviewer', interviewAt: 'Interview', reason: 'Reason' },
  ru: { sentOn: 'Отправлена', reviewer: 'Рассматривает', interviewAt: 'Обзвон', reason: 'Причина' },
};

export const FORM_STATE_NAMES: Words<FormState> = {
  en: { open: 'open', closed: 'closed', not_yet: 'opens later', over: 'closed' },
  ru: { open: 'приём открыт', closed: 'приём закрыт', not_yet: 'откроется позже', over: 'приём окончен' },
};

interface FormWords {
  name: string;
  intro: string;
  channel: string;
  review: string;
  gives: string;
  takes: string;
  cooldown: string;
  texts: string;
  candidateTexts: Record<CandidateText, string>;
  questions: string;
  addQuestion: string;
  label: string;
  type: string;
  types: Record<QuestionType, string>;
  required: string;
  options: string;
  up: string;
  down: string;
  delete: string;
}

/** What leaders read where they set up a form, in the panel and in Discord. */
export const FORM_WORDS: Readonly<Record<Language, FormWords>> = {
  en: {
    name: 'Name',
    intro: 'Text above the button',
    channel: 'Button channel',
    review: 'Review channel',
    gives: 'Roles to give on acceptance',
    takes: 'Roles to remove on acceptance',
    cooldown: 'Days to wait after being declined',
    texts: 'Messages to candidates',
    candidateTexts: {
      received: 'Application received',
      interview: 'Interview invitation',
      accepted: 'Accepted',
      refused: 'Declined',
    },
    questions: 'Questions',
    addQuestion: 'Add question',
    label: 'Question',
    type: 'Answer type',
    types: {
      short: 'Short text',
      long: 'Long text',
      number: 'Number',
      choice: 'Choice from a list',
      screenshot: 'Screenshot',
      nick: 'In-game nick',
      static: 'Static ID',
      age: 'Age',
    },
    required: 'Required',
    options: 'Options, one per line',
    up: 'Move up',
    down: 'Move down',
    delete: 'Delete form',
  },
  ru: {
    name: 'Название',
    intro: 'Текст над кнопкой',
    channel: 'Канал с кнопкой',
    review: 'Канал для рассмотрения',
    gives: 'Какие роли выдать принятому',
    takes: 'Какие роли снять с принятого',
    cooldown: 'Сколько дней ждать после отказа',
    texts: 'Сообщения кандидату',
    candidateTexts: {
      received: 'Заявка получена',
      interview: 'Приглашение на обзвон',
      accepted: 'Принят',
      refused: 'Отказ',
    },
    questions: 'Вопросы',
    addQuestion: 'Добавить вопрос',
    label: 'Вопрос',
    type: 'Вид ответа',
    types: {
      short: 'Короткий текст',
      long: 'Длинный текст',
      number: 'Число',
      choice: 'Выбор из списка',
      screenshot: 'Скрин',
      nick: 'Игровой ник',
      static: 'Статик',
      age: 'Возраст',
    },
    required: 'Обязательный',
    options: 'Варианты, по одному в строке',
    up: 'Выше',
    down: 'Ниже',
    delete: 'Удалить анкету',
  },
};
