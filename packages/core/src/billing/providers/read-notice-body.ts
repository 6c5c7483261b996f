import * as z from 'zod';
import { BrokenNotice } from '../../platform/billing-provider.ts';

/** An id in a provider's notice. It is stored and sent back, so it must be printable and not longer than any real one. */
export const externalId = z.string().regex(/^[\x21-\x7e]{1,255}$/u);

/** Parses the body of a genuine notice. An unreadable one is an error of the sender, who may repeat or drop it. */
export const readNoticeBody = <Content>(body: Buffer, schema: z.ZodType<Content>): Content => {
  try {
    return schema.parse(JSON.parse(body.toString('utf8')));
  } catch (error) {
    throw new BrokenNotice('The notice cannot be read', { cause: error });
  }
};
