import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { ForgedNotice } from '../../../platform/billing-provider.ts';
import type { Notice, RawNotice } from '../../../platform/billing-provider.ts';
import { readNoticeBody, externalId } from '../read-notice-body.ts';

const TOLERANCE_MS = 5 * 60 * 1000;

const bankNotice = z.object({ id: externalId, type: externalId });
const aboutPayment = z.object({ payment_id: externalId });
const aboutCard = z.object({ method_id: externalId });

/** The signature covers the time too, so that an old notice cannot be sent again much later. */
export const readBankNotice = ({ body, headers }: RawNotice, secret: string, now: Date): Notice | null => {
  const [, time = '', signature = ''] =
    /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(headers['bank-signature'] ?? '') ?? [];
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new ForgedNotice('the signature does not fit');
  }
  if (Math.abs(now.getTime() - Number(time) * 1000) > TOLERANCE_MS) {
    throw new ForgedNotice('the signature is too old');
  }
  const { id, type } = readNoticeBody(body, bankNotice);
  if (type === 'payment.changed')
    return { id, chargeReference: readNoticeBody(body, aboutPayment).payment_id };
  // The method's id is also the customer's id.
  if (type === 'card.changed') return { id, customerReference: readNoticeBody(body, aboutCard).method_id };
  return null;
};
