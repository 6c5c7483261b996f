import type { FormState } from '@famiglia/contract/applications/application-form';
import { FORM_WORDS } from '@famiglia/contract/applications/application-words';
import { plural } from '@famiglia/contract/kit/plural';
import type { Texts } from '../../../shared/language/texts.ts';

const en = {
  ...FORM_WORDS.en,
  formsNote: 'Each form has its own questions, channels, roles and texts.',
  newForm: 'New form',
  noForms: 'No forms yet',
  noFormsBody: 'A new form starts with the usual questions. Edit them, choose a channel and open it.',
  states: { open: 'Open', closed: 'Closed', not_yet: 'Opens later', over: 'Closed' } satisfies Record<
    FormState,
    string
  >,
  questionsCount: (count: number) => plural('en', count, { one: '# question', other: '# questions' }),
  namePlaceholder: 'Family',
  isOpen: 'Accept applications',
  hint: 'Hint',
  remove: 'Remove question',
  places: 'Where and who',
  noChannel: 'None',
  botCannotPost: 'the bot cannot post',
  applicants: 'Who can apply (empty: everyone)',
  limit: 'Open applications at once (0: no limit)',
  opens: 'Opens (your time)',
  closes: 'Closes (your time)',
  textsHint: 'You can use {name}, {form}, {family}, {reason} and {time}. Empty: the default text.',
  reasons: 'Reasons to decline, one per line',
  preview: 'What the candidate sees',
  sample: { name: 'Ivan', reason: 'No open spots right now', time: 'today at 20:00' },
  save: 'Save',
  saved: 'Form saved',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteBody: 'Its message disappears from Discord. Applications already sent are kept.',
  deleteConfirm: 'Delete',
  leaveTitle: 'Leave without saving?',
  leaveBody: 'Your changes to this form will be lost.',
  leaveConfirm: 'Leave without saving',
  readOnly: 'You can view forms. To edit them, you need permission to review applications.',
};

const ru: typeof en = {
  ...FORM_WORDS.ru,
  formsNote: 'У каждой анкеты свои вопросы, каналы, роли и тексты.',
  newForm: 'Новая анкета',
  noForms: 'Анкет пока нет',
  noFormsBody: 'В новой анкете уже есть обычные вопросы. Поправьте их, выберите канал и откройте приём.',
  states: { open: 'Приём открыт', closed: 'Приём закрыт', not_yet: 'Откроется позже', over: 'Приём окончен' },
  questionsCount: (count: number) =>
    plural('ru', count, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' }),
  namePlaceholder: 'В семью',
  isOpen: 'Принимать заявки',
  hint: 'Подсказка',
  remove: 'Убрать вопрос',
  places: 'Где и для кого',
  noChannel: 'Нет',
  botCannotPost: 'бот не может писать',
  applicants: 'Кто может подать (пусто: все)',
  limit: 'Открытых заявок одновременно (0: без ограничений)',
  opens: 'Открыть (по вашему времени)',
  closes: 'Закрыть (по вашему времени)',
  textsHint: 'Можно вставить {name}, {form}, {family}, {reason} и {time}. Пусто: обычный текст.',
  reasons: 'Причины отказа, по одной в строке',
  preview: 'Что увидит кандидат',
  sample: { name: 'Иван', reason: 'Сейчас нет мест', time: 'сегодня в 20:00' },
  save: 'Сохранить',
  saved: 'Анкета сохранена',
  deleteTitle: (name: string) => `Удалить «${name}»?`,
  deleteBody: 'Сообщение с кнопкой исчезнет из Discord. Отправленные заявки останутся.',
  deleteConfirm: 'Удалить',
  leaveTitle: 'Уйти без сохранения?',
  leaveBody: 'Изменения в этой анкете пропадут.',
  leaveConfirm: 'Уйти без сохранения',
  readOnly: 'Анкеты можно смотреть. Чтобы менять, нужно право рассматривать заявки.',
};

export const formText: Texts<typeof en> = { en, ru };
