import { MEMBER_FIELDS } from '@famiglia/contract/members/member-words';
import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { REVIEW_WORDS } from '@famiglia/contract/applications/application-words';
import { localised } from '../../kit/texts/localised.ts';

/** What reviewers read in Discord: the card, its forms and the list. */
export const reviewWords = localised({
  en: {
    ...REVIEW_WORDS.en,
    acceptAnywayQuestion: 'Accept them anyway?',
    conversation: 'Conversation',
    saidBy: { question: 'Question', answer: 'Answer' },
    answerNews: (who: string, form: string) => `${who} writes about the application “${form}”:`,
    answerLine: (name: string, form: string) =>
      `**${name}** writes about the application “${form}”. See /applications list.`,
    toCard: (url: string) => `[To the application](${url})`,
    waitingLine: (name: string, form: string) =>
      `**${name}**: a new application, “${form}”. Review it: /applications list.`,
    cardTitle: (form: string) => `Application: ${form}`,
    left: MEMBER_FIELDS.en.left,
    status: 'Status',
    whole: 'Answers and history',
    panel: 'Open in the panel',
    done: {
      take: 'This application is yours now.',
      release: 'The application is back in the queue.',
      call: 'The candidate has been invited.',
      no_show: 'No-show recorded. The application stays with you.',
      accept: 'Accepted. Roles and nickname follow in a moment, and the candidate will be notified.',
      refuse: 'Declined. The candidate will be notified.',
      reopen: 'Reopened. The application is with you.',
      ask: 'Question sent.',
    },
    takenBy: (who: string) =>
      `${who} is reviewing this application. Either of you can put it back in the queue.`,
    refuseForm: 'Decline application',
    ownWordsHint: 'The candidate will see it.',
    askForm: 'Ask the candidate',
    callForm: 'Invite to an interview',
    when: 'When',
    whenHint: 'For example: today 20:00. Empty: now, in voice.',
    badTime: (typed: string) =>
      `“${typed}” is not a time in the future. Write it like “today 20:00” and invite again.`,
    told: { dm: '', channel: ' (posted in the channel)', nobody: ' (could not be delivered)' },

    listTitle: FEATURE_NAMES.en.applications,
    listEmpty: 'Nothing is waiting for a decision.',
    listLine: (name: string, form: string, status: string, when: string) =>
      `**${name}** · ${form} · ${status} · ${when}`,
    openOne: 'Open an application',
  },
  ru: {
    ...REVIEW_WORDS.ru,
    acceptAnywayQuestion: 'Всё равно принять?',
    conversation: 'Переписка',
    saidBy: { question: 'Вопрос', answer: 'Ответ' },
    answerNews: (who: string, form: string) => `${who} пишет по заявке «${form}»:`,
    answerLine: (name: string, form: string) =>
      `**${name}** пишет по заявке «${form}». Смотрите /заявки список.`,
    toCard: (url: string) => `[К заявке](${url})`,
    waitingLine: (name: string, form: string) =>
      `**${name}**: новая заявка «${form}». Рассмотреть: /заявки список.`,
    cardTitle: (form: string) => `Заявка: ${form}`,
    left: MEMBER_FIELDS.ru.left,
    status: 'Статус',
    whole: 'Ответы и история',
    panel: 'Открыть в панели',
    done: {
      take: 'Заявка теперь у вас.',
      release: 'Заявка снова в очереди.',
      call: 'Кандидат приглашён.',
      no_show: 'Неявка отмечена. Заявка у вас.',
      accept: 'Принято. Роли и ник сейчас появятся, кандидату сообщим.',
      refuse: 'Отказано. Кандидату сообщим.',
      reopen: 'Решение отменено. Заявка у вас.',
      ask: 'Вопрос отправлен.',
    },
    takenBy: (who: string) => `Эту заявку рассматривает ${who}. Вернуть её в очередь можете вы оба.`,
    refuseForm: 'Отказать по заявке',
    ownWordsHint: 'Это увидит кандидат.',
    askForm: 'Спросить кандидата',
    callForm: 'Позвать на обзвон',
    when: 'Когда',
    whenHint: 'Например: сегодня 20:00. Пусто: прямо сейчас в голосовом.',
    badTime: (typed: string) =>
      `«${typed}» не похоже на время в будущем. Напишите, например, «сегодня 20:00» и позовите снова.`,
    told: { dm: '', channel: ' (сообщили в канале)', nobody: ' (сообщить не удалось)' },

    listTitle: FEATURE_NAMES.ru.applications,
    listEmpty: 'Ничего не ждёт решения.',
    listLine: (name: string, form: string, status: string, when: string) =>
      `**${name}** · ${form} · ${status} · ${when}`,
    openOne: 'Открыть заявку',
  },
});
