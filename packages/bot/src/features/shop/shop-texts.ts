import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { formatNumber } from '@famiglia/contract/kit/format-number';
import {
  OFFER_FIELD_NAMES,
  OFFER_KIND_NAMES,
  OFFER_TEXTS,
  PURCHASE_WORDS,
} from '@famiglia/contract/shop/shop-words';
import type { Language } from '@famiglia/contract/kit/language';
import { localised } from '../../kit/texts/localised.ts';
import { refusalText } from '../../kit/texts/refused-values.ts';

export const shopTexts = localised({
  en: {
    title: FEATURE_NAMES.en.shop,
    fields: OFFER_FIELD_NAMES.en,
    ...OFFER_TEXTS.en,
    kinds: OFFER_KIND_NAMES.en,
    balance: (name: string, balance: number) => `${name}: **${formatNumber('en', balance)}**`,
    price: (price: number) => formatNumber('en', price),
    choose: 'Choose what to buy',
    chooseWarning: 'Which warning',
    noWarnings: 'You have no active warnings, so there is nothing to lift.',
    buy: (price: number) => `Buy for ${formatNumber('en', price)}`,
    back: 'Back',
    after: (balance: number) => `You will have ${formatNumber('en', balance)}.`,
    tooLittle: (missing: number) => `You are ${formatNumber('en', missing)} short.`,
    noteForm: 'For the officer',
    noteField: 'What should the officer know?',
    bought: (name: string, balance: number) =>
      `Bought: **${name}**. You now have ${formatNumber('en', balance)}.`,
    next: {
      warning: 'The warning is lifted.',
      role: (until: string) => `The bot gives you the role now and takes it back ${until}.`,
      note: 'An officer was told. The bot writes to you when it is done.',
    },
    none: 'Nothing is offered yet. Add the first: `/shop add`.',
    closed: 'The shop is closed: open it in `/setup`, General.',
    blocked: (why: string) => `the bot does not give the role: ${why}`,
    unavailable: (why: string) => `⚠ It cannot be bought now: ${why}. A leader can change that.`,
    added: (name: string) => `Added to the shop: **${name}**.`,
    saved: (name: string) => `Saved: **${name}**. What was bought stays as it was.`,
    removed: (name: string) => `Removed from the shop: **${name}**. What was bought stays as it was.`,
    notes: PURCHASE_WORDS.en.waiting,
    noNotes: 'Nothing waits for an officer.',
    more: (count: number) => `… and ${count} more`,
    finish: 'Which is done?',
    done: PURCHASE_WORDS.en.done,
    finished: 'Marked as done. The buyer was told.',
    card: PURCHASE_WORDS.en.bought,
    cardBuyer: 'Buyer',
    cardNote: 'What they wrote',
    doneBy: (who: string) => `Done by ${who}`,
    undone: 'Undone: the reputation is back, nothing is left to do.',
    cardLine: (who: string, name: string) =>
      `**${who}** bought “${name}”. Mark it when it is done: /shop notes.`,
    told: (name: string, who: string) => `Your purchase “${name}” is done: ${who}.`,
  },
  ru: {
    title: FEATURE_NAMES.ru.shop,
    fields: OFFER_FIELD_NAMES.ru,
    ...OFFER_TEXTS.ru,
    kinds: OFFER_KIND_NAMES.ru,
    balance: (name: string, balance: number) => `${name}: **${formatNumber('ru', balance)}**`,
    price: (price: number) => formatNumber('ru', price),
    choose: 'Выберите, что купить',
    chooseWarning: 'Какое предупреждение',
    noWarnings: 'Действующих предупреждений нет, снимать нечего.',
    buy: (price: number) => `Купить за ${formatNumber('ru', price)}`,
    back: 'Назад',
    after: (balance: number) => `Останется ${formatNumber('ru', balance)}.`,
    tooLittle: (missing: number) => `Не хватает ${formatNumber('ru', missing)}.`,
    noteForm: 'Для офицера',
    noteField: 'Что нужно знать офицеру?',
    bought: (name: string, balance: number) =>
      `Куплено: **${name}**. У вас осталось ${formatNumber('ru', balance)}.`,
    next: {
      warning: 'Предупреждение снято.',
      role: (until: string) => `Бот сейчас выдаст роль и заберёт её ${until}.`,
      note: 'Офицер узнает об этом сейчас. Когда выполнит, бот вам напишет.',
    },
    none: 'Пока ничего не продаётся. Добавьте первый товар: `/магазин добавить`.',
    closed: 'Магазин закрыт: откройте его в `/настройка`, раздел «Основное».',
    blocked: (why: string) => `бот не выдаёт роль: ${why}`,
    unavailable: (why: string) => `⚠ Сейчас купить нельзя: ${why}. Исправить это может лидер.`,
    added: (name: string) => `Добавлено в магазин: **${name}**.`,
    saved: (name: string) => `Сохранено: **${name}**. Прежние покупки остались как были.`,
    removed: (name: string) => `Убрано из магазина: **${name}**. Прежние покупки остались как были.`,
    notes: PURCHASE_WORDS.ru.waiting,
    noNotes: 'Офицера ничего не ждёт.',
    more: (count: number) => `… и ещё ${count}`,
    finish: 'Что выполнено?',
    done: PURCHASE_WORDS.ru.done,
    finished: 'Отмечено. Покупателю придёт сообщение.',
    card: PURCHASE_WORDS.ru.bought,
    cardBuyer: 'Кто купил',
    cardNote: 'Что написал',
    doneBy: (who: string) => `Выполнено: ${who}`,
    undone: 'Отменено: репутация возвращена, делать ничего не нужно.',
    cardLine: (who: string, name: string) =>
      `**${who}** купил «${name}». Отметьте, когда выполните: /магазин покупки.`,
    told: (name: string, who: string) => `Ваша покупка «${name}» выполнена: ${who}.`,
  },
});

/** Why the bot does not give the role of an offer. */
export const problemText = (problem: string, language: Language): string =>
  refusalText(problem, language) ?? problem;
