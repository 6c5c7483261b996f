import { TICKET_FIELDS } from '@famiglia/contract/support/support-words';
import { localised } from '../../kit/texts/localised.ts';

export const supportTexts = localised({
  en: {
    form: 'Ask Famiglia support',
    ...TICKET_FIELDS.en,
    sent: 'Your ticket has been sent. The reply will come by direct message and in the panel.',
    open: 'Open in the panel',
    free: 'Support tickets are part of Premium; see /premium. On Free, contact the owner of this site.',
    aboutPayments: (url: string) =>
      `About payments you can write on Free as well, if you manage the subscription: <${url}>`,
    answered: (subject: string) => `**Famiglia support has replied** to your ticket “${subject}”.`,
    answeredElsewhere: (url: string) =>
      `Famiglia support has replied to your ticket. Your direct messages are closed, so the reply is in the panel: <${url}>`,
    reply: 'Reply',
    replyForm: 'Reply to support',
    replyField: 'Your message',
    replied: 'Your message has been sent to support.',
  },
  ru: {
    form: 'Вопрос в поддержку Famiglia',
    ...TICKET_FIELDS.ru,
    sent: 'Обращение отправлено. Ответ придёт в личные сообщения Discord и появится в панели.',
    open: 'Открыть в панели',
    free: 'Обращения в поддержку входят в Premium, подробнее: /премиум. На тарифе Free напишите владельцу сайта.',
    aboutPayments: (url: string) =>
      `О платежах можно написать и на Free, если вы управляете подпиской: <${url}>`,
    answered: (subject: string) => `**Поддержка Famiglia ответила** на обращение «${subject}».`,
    answeredElsewhere: (url: string) =>
      `Поддержка Famiglia ответила на ваше обращение. Личные сообщения у вас закрыты, поэтому ответ ждёт в панели: <${url}>`,
    reply: 'Ответить',
    replyForm: 'Ответ поддержке',
    replyField: 'Сообщение',
    replied: 'Сообщение отправлено.',
  },
});
