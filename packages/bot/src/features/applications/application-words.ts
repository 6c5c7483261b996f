import type { AnswerProblem, FormState } from '@famiglia/contract/applications/application-form';
import { APPLICATION_FACTS } from '@famiglia/contract/applications/application-words';
import { localised } from '../../kit/texts/localised.ts';

/** What candidates read in Discord. Reviewers and the editor of forms have their own texts. */
export const applicationWords = localised({
  en: {
    apply: 'Apply',
    mine: 'My application',
    closed: {
      open: 'Applications are open.',
      closed: 'Applications are closed right now.',
      not_yet: 'Applications open soon.',
      over: 'Applications are closed.',
    } satisfies Record<FormState, string>,
    opensAt: (when: string) => `Opens ${when}.`,
    closesAt: (when: string) => `Open until ${when}.`,

    pageTitle: (form: string, page: number, pages: number) =>
      pages === 1 ? form : `${form} (${page}/${pages})`,
    draftTitle: (form: string) => `Your application: ${form}`,
    draftHint: 'Your draft is kept for a day, so you can come back to it any time.',
    ready: 'Everything is filled in. Check it and send.',
    unanswered: '— no answer',
    attachedPicture: 'screenshot attached',
    attach: (command: string) => `Attach the screenshot with ${command}.`,
    page: (page: number, pages: number) => (pages === 1 ? 'Fill in' : `Questions ${page} of ${pages}`),
    send: 'Send',
    discard: 'Delete draft',
    discarded: 'Draft deleted.',
    sent: 'Application sent. We will message you with the decision; “My application” always shows its status.',
    noForms: 'No applications are open here right now.',
    chooseForm: 'Which application?',
    cooldown: (when: string) => `You were declined; you can apply again ${when}.`,
    problems: {
      missing: 'no answer',
      too_long: 'too long',
      not_a_number: 'must be a number',
      bad_age: 'must be an age from 10 to 99',
      bad_nick: 'must be an in-game nick such as Ivan_Petrov',
      bad_static: 'must be a static ID: 3 to 10 digits',
      not_an_option: 'choose one from the list',
    } satisfies Record<AnswerProblem, string>,

    nothingSent: 'You have not sent an application here yet.',
    ...APPLICATION_FACTS.en,
    withdraw: 'Withdraw',
    withdrawn: 'Application withdrawn.',
    answerButton: 'Answer',
    answerForm: 'Your answer',
    answerField: 'Text',
    answered: 'Your answer was sent to the reviewers.',

    now: 'now, in voice',
    reminder: (form: string, when: string) =>
      `Your interview for “${form}” starts ${when}. Join the voice channel.`,
    noShow: (form: string) =>
      `You missed the interview for “${form}”. Press “Answer” to tell us what happened.`,
    question: (form: string, text: string) => `A question about your application “${form}”:\n>>> ${text}`,
    news: (form: string) =>
      `there is news about your application “${form}”, but your DMs are closed. Press “My application”.`,
  },
  ru: {
    apply: 'Подать заявку',
    mine: 'Моя заявка',
    closed: {
      open: 'Приём заявок открыт.',
      closed: 'Приём заявок сейчас закрыт.',
      not_yet: 'Приём заявок скоро откроется.',
      over: 'Приём заявок закончен.',
    },
    opensAt: (when: string) => `Откроется ${when}.`,
    closesAt: (when: string) => `Открыт до ${when}.`,

    pageTitle: (form: string, page: number, pages: number) =>
      pages === 1 ? form : `${form} (${page}/${pages})`,
    draftTitle: (form: string) => `Ваша заявка: ${form}`,
    draftHint: 'Черновик хранится сутки: продолжить можно в любой момент.',
    ready: 'Всё заполнено. Проверьте и отправляйте.',
    unanswered: '— нет ответа',
    attachedPicture: 'скрин приложен',
    attach: (command: string) => `Приложите скрин командой ${command}.`,
    page: (page: number, pages: number) => (pages === 1 ? 'Заполнить' : `Вопросы ${page} из ${pages}`),
    send: 'Отправить',
    discard: 'Удалить черновик',
    discarded: 'Черновик удалён.',
    sent: 'Заявка отправлена. О решении напишем в личные сообщения; кнопка «Моя заявка» всегда покажет, что с ней.',
    noForms: 'Сейчас здесь нет открытых анкет.',
    chooseForm: 'Какую заявку подать?',
    cooldown: (when: string) => `После отказа подать снова можно ${when}.`,
    problems: {
      missing: 'нет ответа',
      too_long: 'слишком длинно',
      not_a_number: 'нужно число',
      bad_age: 'нужен возраст от 10 до 99',
      bad_nick: 'нужен игровой ник вида Ivan_Petrov',
      bad_static: 'нужен статик: от 3 до 10 цифр',
      not_an_option: 'выберите из списка',
    },

    nothingSent: 'Вы ещё не отправляли здесь заявок.',
    ...APPLICATION_FACTS.ru,
    withdraw: 'Отозвать',
    withdrawn: 'Заявка отозвана.',
    answerButton: 'Ответить',
    answerForm: 'Ваш ответ',
    answerField: 'Текст',
    answered: 'Ответ отправлен тем, кто рассматривает заявку.',

    now: 'прямо сейчас, в голосовом канале',
    reminder: (form: string, when: string) =>
      `Обзвон по заявке «${form}» начнётся ${when}. Зайдите в голосовой канал.`,
    noShow: (form: string) =>
      `Вас не было на обзвоне по заявке «${form}». Напишите, что случилось, кнопкой «Ответить».`,
    question: (form: string, text: string) => `Вопрос по вашей заявке «${form}»:\n>>> ${text}`,
    news: (form: string) =>
      `по вашей заявке «${form}» есть новости, но личные сообщения закрыты. Нажмите «Моя заявка».`,
  },
});
