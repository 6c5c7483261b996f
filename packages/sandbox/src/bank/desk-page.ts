import { html, Html } from '../http/html.ts';
import type { Language } from '../pages/language.ts';
import { bankPage } from './bank-pages.ts';
import { BANK_TEXTS, formatAmount } from './bank-texts.ts';
import { NOTICE_MODES, refundedMinor } from './bank.ts';
import type { Bank, Payment } from './bank.ts';
import { CARDS } from './cards.ts';

const SHOWN = 50;

/** The bank from inside: all payments, and what a bank or a payer may do to them. */
export const deskPage = (bank: Bank, language: Language): string => {
  const texts = BANK_TEXTS[language];
  const payments = [...bank.payments.values()].toReversed().slice(0, SHOWN);
  const content = html`<form method="post" class="panel">
      <label class="field">
        ${texts.notices}
        <select name="notices">
          ${NOTICE_MODES.map((mode) => option(mode, texts.noticeModes[mode], mode === bank.notice_mode))}
        </select>
      </label>
      <label class="field">
        ${texts.answering}
        <select name="answers">
          ${option('yes', texts.answers.yes, bank.answers)} ${option('no', texts.answers.no, !bank.answers)}
          ${option('refuses', texts.answers.refuses, bank.refuses === true)}
        </select>
      </label>
      <p>${texts.noticesLead}</p>
      <button name="action" value="set">${texts.save}</button>
    </form>
    <h2>${texts.payments}</h2>
    ${payments.length === 0 ? html`<p>${texts.none}</p>` : null}
    <ul class="payments">
      ${payments.map((payment) => paymentRow(bank, payment, language))}
    </ul>`;
  return bankPage(language, texts.desk, texts.deskLead, content);
};

const option = (value: string, label: string, isChosen: boolean): Html =>
  html`<option value="${value}" ${new Html(isChosen ? 'selected' : '')}>${label}</option>`;

const paymentRow = (bank: Bank, payment: Payment, language: Language): Html => {
  const texts = BANK_TEXTS[language];
  const method = payment.method_id === null ? undefined : bank.methods.get(payment.method_id);
  const refunded = refundedMinor(payment);
  const notice = [...bank.notices.values()].findLast(({ payment_id }) => payment_id === payment.id);
  const facts = [
    payment.status === 'failed'
      ? texts.failures[payment.failure ?? 'declined']
      : texts.statuses[payment.status],
    method && CARDS[method.card].label,
    method?.expired && texts.cardExpired,
    refunded > 0 && texts.refunded(formatAmount(language, { ...payment, amount_minor: refunded })),
    payment.disputed && texts.disputed,
    payment.dispute_won === true && texts.disputeWon,
    notice && texts.noticeStates[notice.state],
  ].filter((fact) => typeof fact === 'string');
  const button = (action: string, label: string) =>
    html`<button name="action" value="${action}" aria-label="${label}: ${payment.description}">
      ${label}
    </button>`;
  return html`<li class="panel">
    <b>${formatAmount(language, payment)}</b> ${payment.description}
    <p>${facts.join(' · ')}</p>
    <form method="post">
      <input type="hidden" name="payment_id" value="${payment.id}" />
      ${
        payment.status === 'waiting' && payment.return_url !== null
          ? html`<a href="/bank/pay/${payment.id}">${texts.openPage}</a>`
          : null
      }
      ${payment.status === 'paid' && !payment.disputed ? button('dispute', texts.dispute) : null}
      ${payment.disputed ? button('win_dispute', texts.winDispute) : null}
      ${method && !method.expired ? button('expire_card', texts.expireCard) : null}
      ${method ? button('remove_card', texts.removeCard) : null}
      ${notice ? button('send_again', texts.sendAgain) : null}
    </form>
  </li>`;
};
