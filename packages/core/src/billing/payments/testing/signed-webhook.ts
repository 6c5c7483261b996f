import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaymentNotice, PaymentProvider } from '../payment-provider.ts';

/** A message in the usual form of payment services: a body, and its HMAC in a header. */
interface SignedMessage {
  body: string;
  signature: string;
}

const SECRET = 'only the service and we know';
const sign = (body: string): Buffer => createHmac('sha256', SECRET).update(body).digest();

export const signedMessage = (notice: PaymentNotice): SignedMessage => {
  const body = JSON.stringify(notice);
  return { body, signature: sign(body).toString('hex') };
};

/** A typical provider for tests, which the interface must support. */
export const signedWebhook: PaymentProvider<SignedMessage> = {
  name: 'signed webhook',
  read: async (_context, { body, signature }) => {
    const given = Buffer.from(signature, 'hex');
    const own = sign(body);
    if (given.length !== own.length || !timingSafeEqual(given, own))
      throw new Error('not signed by the service');
    const notice = JSON.parse(body) as Omit<PaymentNotice, 'at'> & { at: string };
    return { ...notice, at: new Date(notice.at) } as PaymentNotice;
  },
};
