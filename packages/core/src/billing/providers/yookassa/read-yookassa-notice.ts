import { BlockList, isIP } from 'node:net';
import * as z from 'zod';
import { ForgedNotice } from '../../../platform/billing-provider.ts';
import type { Notice, RawNotice } from '../../../platform/billing-provider.ts';
import { readNoticeBody, externalId } from '../read-notice-body.ts';

/** Where YooKassa says that its notifications come from: https://yookassa.ru/developers/using-api/webhooks#ip */
const SENDERS = new BlockList();
SENDERS.addSubnet('185.71.76.0', 27, 'ipv4');
SENDERS.addSubnet('185.71.77.0', 27, 'ipv4');
SENDERS.addSubnet('77.75.153.0', 25, 'ipv4');
SENDERS.addSubnet('77.75.154.128', 25, 'ipv4');
SENDERS.addAddress('77.75.156.11', 'ipv4');
SENDERS.addAddress('77.75.156.35', 'ipv4');
SENDERS.addSubnet('2a02:5180::', 32, 'ipv6');

const metadata = z.record(z.string(), z.string()).default({});
const aboutPayment = z.object({ object: z.object({ id: externalId, metadata }) });
const aboutRefund = z.object({ object: z.object({ id: externalId, payment_id: externalId }) });
const notification = z.object({ event: externalId, object: z.record(z.string(), z.unknown()) });

const PAYMENT_EVENTS = new Set(['payment.succeeded', 'payment.canceled', 'payment.waiting_for_capture']);

/**
 * YooKassa signs nothing, so a notice counts only from its own addresses, and like every notice it is only a hint: the
 * payment is asked for. It has no id of its own; the event and the object are what happens once.
 */
export const readYookassaNotice = ({ body, ip }: RawNotice): Notice | null => {
  if (!isSender(ip)) throw new ForgedNotice('This did not come from an address of YooKassa');
  const { event } = readNoticeBody(body, notification);
  if (event === 'refund.succeeded') {
    const { object } = readNoticeBody(body, aboutRefund);
    return { id: `${event}:${object.id}`, chargeReference: object.payment_id };
  }
  if (!PAYMENT_EVENTS.has(event)) return null;
  const { object } = readNoticeBody(body, aboutPayment);
  if (object.metadata['order_id'] === undefined) return null;
  return { id: `${event}:${object.id}`, chargeReference: object.id };
};

const isSender = (ip: string): boolean => {
  const version = isIP(ip);
  return version !== 0 && SENDERS.check(ip, version === 6 ? 'ipv6' : 'ipv4');
};
