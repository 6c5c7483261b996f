import type { ErrorDefinitions } from '../kit/error-definition.ts';

export const applicationErrors = {
  application_form_exists: {
    status: 409,
    ru: 'Анкета с таким названием уже есть. Назовите эту иначе.',
    en: 'A form with this name already exists. Choose another name.',
  },
  application_form_empty: {
    status: 409,
    ru: 'В анкете ещё нет вопросов. Добавьте хотя бы один, а потом откройте приём заявок.',
    en: 'The form has no questions yet. Add at least one, then open it.',
  },
  too_many_application_forms: {
    status: 409,
    ru: 'Анкет уже 10, больше нельзя. Удалите ненужную и создайте новую.',
    en: 'You already have 10 forms, which is the limit. Delete one you no longer need, then add the new one.',
  },
  application_form_closed: {
    status: 409,
    ru: 'Приём заявок сейчас закрыт. Зайдите позже или спросите у руководства.',
    en: 'Applications are closed right now. Come back later, or ask the leaders.',
  },
  application_not_for_you: {
    status: 403,
    ru: 'Эту заявку могут подать только участники с определённой ролью. Спросите у руководства, с какой.',
    en: 'Only members with a certain role can send this application. Ask the leaders which role you need.',
  },
  application_cooldown: {
    status: 409,
    ru: 'Вам недавно отказали. Подайте заявку позже.',
    en: 'You were declined recently. Apply again later.',
  },
  application_open: {
    status: 409,
    ru: 'По этой анкете уже есть заявка, которая ждёт решения. Дождитесь ответа или отзовите её.',
    en: 'You already have an application with this form waiting for a decision. Wait for the answer, or withdraw it.',
  },
  applications_full: {
    status: 409,
    ru: 'Сейчас на рассмотрении слишком много заявок. Ответы сохранены: отправьте позже.',
    en: 'Too many applications are waiting right now. Your answers are saved: send them later.',
  },
  applications_too_often: {
    status: 429,
    ru: 'За сутки вы уже отправили три такие заявки. Подайте следующую завтра.',
    en: 'You have already sent three of these today. Send the next one tomorrow.',
  },
  application_incomplete: {
    status: 409,
    ru: 'Не на все вопросы есть ответ. Заполните их и отправьте заявку снова.',
    en: 'Some questions are still unanswered. Answer them and send it again.',
  },
  application_draft_gone: {
    status: 410,
    ru: 'Черновик хранится сутки, и этого уже нет. Начните заявку заново.',
    en: 'Drafts are kept for a day, and this one is gone. Start a new application.',
  },
  application_step_refused: {
    status: 409,
    ru: 'Пока вы смотрели, с заявкой уже что-то сделали. Откройте её снова.',
    en: 'Someone has already acted on this application. Open it again.',
  },
  application_taken: {
    status: 409,
    ru: 'Эту заявку рассматривает другой человек. Договоритесь с ним или сначала верните её в очередь.',
    en: 'Someone else is reviewing this application. Ask them, or put it back in the queue first.',
  },
  application_no_picture: {
    status: 409,
    ru: 'В этой анкете нет вопроса про скрин. Отправьте заявку без него.',
    en: 'This form does not ask for a screenshot. Send your application without one.',
  },
  candidate_left: {
    status: 409,
    ru: 'Кандидат вышел с сервера, принять его нельзя. Дождитесь, пока он вернётся, или откажите.',
    en: 'The candidate has left the server and cannot be accepted. Wait until they are back, or decline.',
  },
  candidate_blacklisted: {
    status: 409,
    ru: 'Кандидат в чёрном списке. Чтобы всё же принять, подтвердите это ещё раз.',
    en: 'The candidate is on the blacklist. To accept them anyway, confirm it once more.',
  },
  too_many_application_messages: {
    status: 409,
    ru: 'В переписке по заявке уже 100 сообщений. Позовите кандидата на обзвон.',
    en: 'This conversation already has 100 messages. Invite the candidate to an interview.',
  },
} as const satisfies ErrorDefinitions;
