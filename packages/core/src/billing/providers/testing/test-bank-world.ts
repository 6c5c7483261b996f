import { createHmac, randomUUID } from 'node:crypto';
import { createSandboxClient } from '@famiglia/sandbox/client';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import type { ChargeFailure } from '@famiglia/contract/billing/billing';
import type { RawNotice } from '../../../platform/billing-provider.ts';
import { createTestBank } from '../test-bank/test-bank.ts';
import { openBankLine } from './bank-line.ts';
import type { ProviderWorld } from './provider-world.ts';

const CARD_OF: Partial<Record<ChargeFailure, string>> = {
  declined: 'declined',
  insufficient_funds: 'no_funds',
  card_expired: 'expiring',
  confirmation_needed: 'confirming',
};
const HOUR_MS = 60 * 60 * 1000;

interface Seen {
  id: string;
  status: string;
  amount_minor: number;
  refunded_minor: number;
  method: { id: string } | null;
}

/** The sandbox's bank itself, behind a line that can be cut. */
export const startTestBankWorld = async (): Promise<ProviderWorld> => {
  const clock = { now: new Date() };
  const redirectUris = ['https://famiglia.example/'];
  const sandbox = await startSandbox({ port: 0, redirectUris, clock: () => clock.now.getTime() });
  const { secretKey, noticeSecret, apiUrl } = sandbox.bank;
  const people = createSandboxClient(sandbox.url);
  const line = await openBankLine(apiUrl);
  let isDeclined = false;

  const ask = async (id: string): Promise<Seen> => {
    const answer = await fetch(`${apiUrl}/payments/${id}`, {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    return (await answer.json()) as Seen;
  };
  const payments = async (): Promise<Seen[]> => Promise.all([...line.payments].map(ask));
  const pageOf = (reference: string): string => `${sandbox.url}/bank/pay/${reference}`;
  const signBody = (body: string | Buffer): RawNotice => {
    const time = Math.floor(clock.now.getTime() / 1000);
    const v1 = createHmac('sha256', noticeSecret).update(`${time}.`).update(body).digest('hex');
    return { body: Buffer.from(body), headers: { 'bank-signature': `t=${time},v1=${v1}` }, ip: '127.0.0.1' };
  };

  const sign = (body: object): RawNotice => signBody(JSON.stringify(body));
  const settings = { ...sandbox.bank, apiUrl: line.url, clock: () => clock.now };

  return {
    provider: createTestBank(settings),
    withWrongKey: createTestBank({ ...settings, secretKey: 'bank_sk_of_somebody_else' }),
    clock,
    price: { amount_minor: 1990, currency: 'USD' },
    pay: async (reference) => void (await people.atBank(pageOf(reference), 'pay')),
    decline: async (reference) => void (await people.atBank(pageOf(reference), 'pay', 'declined')),
    expire: () => {
      clock.now = new Date(clock.now.getTime() + 2 * HOUR_MS);
    },
    declineMethods: async (reason) => {
      if (reason === null && !isDeclined) return;
      isDeclined = reason !== null;
      const card = reason === null ? 'good' : CARD_OF[reason];
      const methods = new Set((await payments()).flatMap(({ method }) => method?.id ?? []));
      for (const id of methods) await people.atBank(`${sandbox.url}/bank/cards/${id}`, 'pay', card);
    },
    deleteMethods: async () => {
      for (const { id } of (await payments()).filter(({ method }) => method !== null)) {
        // One card may have paid several times, and is removed with the first.
        if ((await ask(id)).method) await people.bankDesk({ action: 'remove_card', payment_id: id });
      }
    },
    changeMethod: async ({ reference }) => {
      await people.atBank(`${sandbox.url}/bank/cards/${reference}`, 'pay', 'other');
      return 'Mastercard •• 4444';
    },
    methodNotice: (id) => sign({ id: randomUUID(), type: 'card.changed', method_id: id }),
    reasons: ['declined', 'insufficient_funds', 'card_expired', 'confirmation_needed'],
    dispute: async (id) => void (await people.bankDesk({ action: 'dispute', payment_id: id })),
    winDispute: async (id) => void (await people.bankDesk({ action: 'win_dispute', payment_id: id })),
    notice: (id) => sign({ id: `notice_of_${id}`, type: 'payment.changed', payment_id: id }),
    forgeries: (notice) => [
      { ...notice, headers: {} },
      { ...notice, body: Buffer.from(notice.body.toString().replace('payment_id', 'payment_ix')) },
      {
        ...notice,
        headers: { 'bank-signature': `t=${Math.floor(clock.now.getTime() / 1000)},v1=${'0'.repeat(64)}` },
      },
      outdated(sign, clock),
    ],
    foreignNotice: () => sign({ id: randomUUID(), type: 'payout.changed', payment_id: 'none' }),
    loseAnswers: (isLost) => {
      line.isLost = isLost;
    },
    answerWith: (status) => {
      line.status = status;
    },
    close: async (isClosed) => {
      await people.bankDesk({ action: 'set', notices: 'send', answers: isClosed ? 'refuses' : 'yes' });
    },
    broken: signBody,
    // This bank never forgets a key.
    forgetKeys: () => {},
    taken: async () => {
      const paid = (await payments()).filter(({ status }) => status === 'paid');
      const left = paid.map(({ amount_minor, refunded_minor }) => amount_minor - refunded_minor);
      return { charges: paid.length, minor: left.reduce((sum, one) => sum + one, 0) };
    },
    stop: async () => {
      await line.stop();
      await sandbox.stop();
    },
  };
};

/** A genuine notice that somebody kept and sends much later. */
const outdated = (sign: (body: object) => RawNotice, clock: { now: Date }): RawNotice => {
  const { now } = clock;
  clock.now = new Date(now.getTime() - HOUR_MS);
  const notice = sign({ id: 'notice_old', type: 'payment.changed', payment_id: 'none' });
  clock.now = now;
  return notice;
};
