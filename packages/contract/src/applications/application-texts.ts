import type { CandidateText, FormDefinition, FormQuestion } from './application-form.ts';
import type { ApplicationStatus } from './application-steps.ts';
import type { Language } from '../kit/language.ts';

/** What a family's own text may contain in braces. */
export const PLACEHOLDERS = ['name', 'form', 'family', 'reason', 'time'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Fills in the placeholders, each once: what is filled in is not read again. */
export const candidateWords = (text: string, values: Readonly<Record<Placeholder, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (braces, name: string) =>
    PLACEHOLDERS.some((placeholder) => placeholder === name) ? values[name as Placeholder] : braces,
  );

interface ApplicationTexts {
  intro: string;
  questions: readonly Pick<FormQuestion, 'id' | 'label' | 'type' | 'hint'>[];
  /** What candidates are told where the family wrote nothing of its own. */
  candidate: Record<CandidateText, string>;
  refusalReasons: readonly string[];
  statuses: Record<ApplicationStatus, string>;
}

const question = (id: string, label: string, type: FormQuestion['type'], hint = ''): FormQuestion => ({
  id,
  label,
  hint,
  type,
  required: true,
  options: [],
});

/** The default content of a new form, which a family then edits. */
export const startingForm = (language: Language): FormDefinition => ({
  intro: APPLICATION_TEXTS[language].intro,
  questions: APPLICATION_TEXTS[language].questions.map(({ id, label, type, hint }) =>
    question(id, label, type, hint),
  ),
  channel_id: null,
  review_channel_id: null,
  gives_role_ids: [],
  takes_role_ids: [],
  applicant_role_ids: [],
  cooldown_days: 7,
  opens_at: null,
  closes_at: null,
  most_open: 0,
  refusal_reasons: [...APPLICATION_TEXTS[language].refusalReasons],
  texts: { received: '', interview: '', accepted: '', refused: '' },
});

export const APPLICATION_TEXTS: Readonly<Record<Language, ApplicationTexts>> = {
  en: {
    intro: 'Want to join us? Press the button and answer a few questions.',
    questions: [
      { id: 'nick', label: 'In-game nick', type: 'nick', hint: 'For example, Ivan_Petrov' },
      { id: 'static', label: 'Static ID', type: 'static', hint: '' },
      { id: 'age', label: 'Age', type: 'age', hint: '' },
      {
        id: 'about',
        label: 'About you',
        type: 'long',
        hint: 'Where you have played and when you are online',
      },
    ],
    candidate: {
      received:
        '{name}, we received your application “{form}”. We will message you here once there is a decision.',
      interview: '{name}, you are invited to an interview for “{form}”: {time}. Wait in the voice channel.',
      accepted: '{name}, your application “{form}” was accepted. Welcome to {family}!',
      refused: '{name}, your application “{form}” was declined. Reason: {reason}',
    },
    refusalReasons: [
      'Does not meet the requirements',
      'Answers too short',
      'Missed the interview',
      'No open spots right now',
    ],
    statuses: {
      draft: 'Not sent yet',
      submitted: 'Waiting',
      in_review: 'In review',
      interview: 'Interview',
      accepted: 'Accepted',
      refused: 'Declined',
      withdrawn: 'Withdrawn',
    },
  },
  ru: {
    intro: 'Хотите к нам? Нажмите кнопку и ответьте на несколько вопросов.',
    questions: [
      { id: 'nick', label: 'Игровой ник', type: 'nick', hint: 'Например, Ivan_Petrov' },
      { id: 'static', label: 'Статик', type: 'static', hint: '' },
      { id: 'age', label: 'Возраст', type: 'age', hint: '' },
      { id: 'about', label: 'О себе', type: 'long', hint: 'Где играли, во сколько бываете в сети' },
    ],
    candidate: {
      received: '{name}, ваша заявка «{form}» получена. О решении сообщим здесь же.',
      interview: '{name}, вас приглашают на обзвон по заявке «{form}»: {time}. Ждите в голосовом канале.',
      accepted: '{name}, ваша заявка «{form}» принята. Добро пожаловать в {family}!',
      refused: '{name}, по заявке «{form}» отказ. Причина: {reason}',
    },
    refusalReasons: [
      'Не подходит по требованиям',
      'Слишком короткие ответы',
      'Неявка на обзвон',
      'Сейчас нет мест',
    ],
    statuses: {
      draft: 'Не отправлена',
      submitted: 'Ждёт',
      in_review: 'На рассмотрении',
      interview: 'Обзвон',
      accepted: 'Принята',
      refused: 'Отказ',
      withdrawn: 'Отозвана',
    },
  },
};
