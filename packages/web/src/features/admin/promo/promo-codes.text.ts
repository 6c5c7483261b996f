import { counted } from '@famiglia/contract/kit/counted';
import type { PromoCode } from '@famiglia/contract/billing/promo-routes';
import type { Texts } from '../../../shared/language/texts.ts';

const monthsEn = (count: number) => counted('en', 'months', count);
const monthsRu = (count: number) => counted('ru', 'months', count);

const en = {
  note: 'Each code works once per server and once per payer. Renewals cost the usual price.',
  create: 'New code',
  none: 'No promo codes yet',
  noneBody: 'A code makes a first payment cheaper or gives free months. Families enter it at the checkout.',
  states: { running: 'Active', ended: 'Ended', expired: 'Expired', used_up: 'Used up' } satisfies Record<
    PromoCode['state'],
    string
  >,
  percent: (percent: number) => `${percent}% off`,
  freeMonths: (count: number) => `${monthsEn(count)} free`,
  months: monthsEn,
  used: (count: string) => `used ${count}`,
  usedOf: (count: string, limit: string) => `used ${count} of ${limit}`,
  reserved: (count: string) => `${count} waiting for payment`,
  terms: (list: string) => `terms in months: ${list}`,
  until: (day: string) => `until ${day}`,
  firstOnly: 'first purchase only',
  end: 'End',
  endTitle: (code: string) => `End ${code}?`,
  endBody:
    'Nobody can enter it any more. Payment pages that are already open keep their price. It cannot be started again.',
  ended: (code: string) => `${code} has ended`,
  uses: 'Who used it',
  usesOf: (code: string) => `Uses of ${code}`,
  noUses: 'Nobody has used it yet.',
  charged: (money: string, list: string) => `${money} instead of ${list}`,
  waiting: 'not paid yet',
  form: {
    title: 'New promo code',
    body: 'It works right away. What it gives cannot be changed later: end it and make another one.',
    code: 'Code',
    codeHint:
      '3 to 32 letters and digits. Capitals do not matter; Cyrillic А and Latin A count as the same letter.',
    kind: 'What it gives',
    kinds: { percent: 'Discount', months: 'Free months' },
    percent: 'Discount, %',
    percentHint: 'At 100% nothing is paid and no card is asked for.',
    freeMonths: 'Free months',
    freeMonthsHint:
      'The first months of the chosen term are free. If the term is not longer, nothing is paid.',
    terms: 'For which terms',
    termsHint: 'Without a tick: for all.',
    first: 'Only for a server’s first purchase',
    maxUses: 'How many times in total',
    maxUsesHint: 'Empty: as often as people like, once per server and payer.',
    until: 'Last day',
    untilHint: 'Empty: until you end it.',
    internal: 'Note for site admins',
    internalHint: 'Families never see it.',
    save: 'Make the code',
    made: (code: string) => `${code} is ready`,
  },
};

const ru: typeof en = {
  note: 'Каждый код действует один раз для сервера и один раз для плательщика. Продления стоят как обычно.',
  create: 'Новый код',
  none: 'Промокодов ещё нет',
  noneBody: 'Код удешевляет оплату или даёт бесплатные месяцы. Семьи вводят его на странице оплаты.',
  states: { running: 'Действует', ended: 'Завершён', expired: 'Истёк', used_up: 'Исчерпан' },
  percent: (percent: number) => `скидка ${percent}%`,
  freeMonths: (count: number) => `${monthsRu(count)} бесплатно`,
  months: monthsRu,
  used: (count: string) => `использован: ${count}`,
  usedOf: (count: string, limit: string) => `использован: ${count} из ${limit}`,
  reserved: (count: string) => `ждут оплаты: ${count}`,
  terms: (list: string) => `сроки в месяцах: ${list}`,
  until: (day: string) => `до ${day}`,
  firstOnly: 'только первая покупка',
  end: 'Завершить',
  endTitle: (code: string) => `Завершить ${code}?`,
  endBody:
    'Ввести его больше не получится. Уже открытые страницы оплаты сохранят цену. Запустить его снова нельзя.',
  ended: (code: string) => `${code} завершён`,
  uses: 'Кто использовал',
  usesOf: (code: string) => `Кто использовал ${code}`,
  noUses: 'Пока никто.',
  charged: (money: string, list: string) => `${money} вместо ${list}`,
  waiting: 'ещё не оплачено',
  form: {
    title: 'Новый промокод',
    body: 'Заработает сразу. Изменить условия потом нельзя: завершите код и создайте другой.',
    code: 'Код',
    codeHint: 'От 3 до 32 букв и цифр. Регистр не важен, русская «А» и латинская «A» считаются одной буквой.',
    kind: 'Что он даёт',
    kinds: { percent: 'Скидка', months: 'Бесплатные месяцы' },
    percent: 'Скидка, %',
    percentHint: 'При 100% платить не нужно и карту не спрашиваем.',
    freeMonths: 'Бесплатные месяцы',
    freeMonthsHint: 'Первые месяцы выбранного срока бесплатны. Если срок не длиннее, платить не нужно.',
    terms: 'Для каких сроков',
    termsHint: 'Ничего не отмечено: для всех.',
    first: 'Только для первой покупки сервера',
    maxUses: 'Сколько раз всего',
    maxUsesHint: 'Пусто: без ограничения, по разу на сервер и плательщика.',
    until: 'Последний день',
    untilHint: 'Пусто: пока не завершите.',
    internal: 'Заметка для администраторов сайта',
    internalHint: 'Семьи её не видят.',
    save: 'Создать код',
    made: (code: string) => `${code} готов`,
  },
};

export const promoCodesText: Texts<typeof en> = { en, ru };
