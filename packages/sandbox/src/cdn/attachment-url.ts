import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SandboxContext } from '../sandbox-context.ts';

/**
 * The address of a file, signed and valid for a day: `ex` is the expiry, `is` the time of issue, `hm` the
 * signature.
 */
export const attachmentUrl = (
  context: SandboxContext,
  channelId: string,
  attachment: { id: string; filename: string },
): string => {
  const issued = Math.floor(context.clock() / 1000);
  const life = context.faults.cdnLifeMs ?? context.timings.attachmentUrlMs;
  const is = issued.toString(16);
  const ex = Math.floor((context.clock() + life) / 1000).toString(16);
  const path = `${channelId}/${attachment.id}/${encodeURIComponent(attachment.filename)}`;
  const hm = sign(context, attachment.id, ex, is);
  return `${context.urls.cdn}/attachments/${path}?ex=${ex}&is=${is}&hm=${hm}&`;
};

/** Whether an address is ours and still valid. */
export const attachmentUrlWorks = (context: SandboxContext, id: string, query: URLSearchParams): boolean => {
  const [ex = '', is = '', hm = ''] = ['ex', 'is', 'hm'].map((name) => query.get(name) ?? '');
  const wanted = Buffer.from(sign(context, id, ex, is));
  const given = Buffer.from(hm);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return false;
  return Number.parseInt(ex, 16) * 1000 > context.clock();
};

const sign = (context: SandboxContext, id: string, ex: string, is: string): string =>
  createHmac('sha256', context.credentials.cdn_key).update(`${id}.${ex}.${is}`).digest('hex');
