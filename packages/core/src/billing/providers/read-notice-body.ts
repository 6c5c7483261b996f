import * as z from 'zod';
import { BrokenNotice } from '../../platform/billing-provider.ts';

/** An id that a provider tells. It is stored and asked for, so it is printable and no longer than any that exists. */
export const toldId = z.string().regex(/^[\x21-\x7e]{1,255}$/u);

/** What a genuine notice says. What cannot be read is the sender's fault, and theirs to repeat or to drop. */
export const readNoticeBody = <Content>(body: Buffer, schema: z.ZodType<Content>): Content => {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new BrokenNotice('The notice cannot be read', { cause: error });
  }
};
