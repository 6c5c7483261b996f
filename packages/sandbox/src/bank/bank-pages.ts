import { html, Html } from '../http/html.ts';
import type { Language } from '../pages/language.ts';
import { pageFrame } from '../pages/page-frame.ts';
import { BANK_TEXTS, formatAmount } from './bank-texts.ts';
import type { Method, Payment } from './bank.ts';
import { CARD_NAMES, CARDS } from './cards.ts';
import type { CardName } from './cards.ts';

/** The page on which a payment is paid or refused; one that has ended only leads back. */
export const paymentPage = (payment: Payment): string => {
  const { language, description, return_url } = payment;
  const texts = BANK_TEXTS[language];
  const amount = formatAmount(language, payment);
  if (payment.status !== 'waiting') {
    const lead = payment.failure === null ? texts.statuses.paid : texts.failures[payment.failure];
    return bankPage(language, texts.ended, lead, html`<a href="${return_url ?? '/bank'}">${texts.back}</a>`);
  }
  const content = html`<form method="post">
    ${cardChoice(texts.card, texts.cards, 'good')}
    <p>${payment.keeps_card === false ? texts.once : texts.kept}</p>
    <div class="actions">
      <button name="action" value="decline">${texts.decline}</button>
      <button class="primary" name="action" value="pay">${texts.pay(amount)}</button>
    </div>
    <button class="quiet" name="action" value="leave">${texts.leave}</button>
  </form>`;
  return bankPage(language, texts.payTitle(amount), description, content);
};

/** The page on which the payer puts another card in place of the kept one. */
export const cardPage = (language: Language, method: Method): string => {
  const texts = BANK_TEXTS[language];
  const content = html`<form method="post">
    ${cardChoice(texts.card, texts.cards, method.card)}
    <div class="actions one"><button class="primary">${texts.saveCard}</button></div>
  </form>`;
  return bankPage(language, texts.cardTitle, texts.cardLead, content);
};

export const missingPage = (language: Language): string => {
  const { missing, missingLead, desk } = BANK_TEXTS[language];
  return bankPage(language, missing, missingLead, html`<a href="/bank">${desk}</a>`);
};

const cardChoice = (legend: string, purposes: Record<CardName, string>, chosen: CardName): Html =>
  html`<fieldset>
    <legend>${legend}</legend>
    ${CARD_NAMES.map(
      (name) =>
        html`<label class="person card">
          <div><b>${CARDS[name].label}</b><span>${purposes[name]}</span></div>
          <input
            type="radio"
            name="card"
            value="${name}"
            required
            ${new Html(name === chosen ? 'checked' : '')}
          />
        </label>`,
    )}
  </fieldset>`;

export const bankPage = (language: Language, title: string, lead: string, content: Html): string =>
  pageFrame(
    { language, title, banner: BANK_TEXTS[language].banner },
    html`<header>
        <h1>${title}</h1>
        <p>${lead}</p>
      </header>
      ${content}`,
  );
