import { localised } from '../texts/localised.ts';

export const supportTexts = localised({
  en: {
    form: 'A question to Famiglia’s support',
    subject: 'Subject',
    subjectHint: 'In a few words: what it is about',
    text: 'What happened?',
    textHint: 'What you did, what you expected and what came instead',
    sent: 'The support has your ticket. The answer comes here in Discord by direct message and to the panel.',
    open: 'Open in the panel',
    free: 'Tickets to the support are part of Premium: /premium tells more. On Free, ask the owner of this site.',
    answered: (subject: string) => `**Famiglia’s support has answered** your ticket “${subject}”.`,
    answeredElsewhere: (url: string) =>
      `Famiglia’s support has answered your ticket. Your direct messages are closed, so read it in the panel: <${url}>`,
    reply: 'Reply',
    replyForm: 'Reply to the support',
    replyField: 'Your message',
    replied: 'The support has your message.',
  },
  ru: {
    form: 'Вопрос в поддержку Famiglia',
    subject: 'Тема',
    subjectHint: 'О чём речь, в нескольких словах',
    text: 'Что случилось?',
    textHint: 'Что вы делали, чего ждали и что получилось',
    sent: 'Обращение отправлено. Ответ придёт сюда, в личные сообщения Discord, и в панель.',
    open: 'Открыть в панели',
    free: 'Обращения в поддержку входят в Premium, подробнее: /премиум. На тарифе Free напишите владельцу сайта.',
    answered: (subject: string) => `**Поддержка Famiglia ответила** на обращение «${subject}».`,
    answeredElsewhere: (url: string) =>
      `Поддержка Famiglia ответила на ваше обращение. Личные сообщения закрыты, поэтому ответ ждёт в панели: <${url}>`,
    reply: 'Ответить',
    replyForm: 'Ответ поддержке',
    replyField: 'Сообщение',
    replied: 'Сообщение отправлено в поддержку.',
  },
});
