import { isIP } from 'node:net';
import { readBucketAddress } from '@famiglia/core/platform/storage/bucket-address';
import * as z from 'zod';

/** Every variable of the environment is text. These schemas parse the kinds that settings use. */
export const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().min(1).max(65_535));

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

export const text = z.string().min(1);

export const trueOrFalse = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The name of a header, as Node spells it. */
export const headerName = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .transform((name) => name.toLowerCase());

/** An address without a trailing slash, so that paths can be appended. */
export const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** An address that strangers are sent to. */
export const secureAddress = z.url({ protocol: /^https$/ });

/** A public address is an origin: the panel is at its root. */
export const origin = webAddress.refine((url) => URL.canParse(url) && new URL(url).origin === url);

export const databaseAddress = z.url({ protocol: /^postgres(ql)?$/ });

export const bucketAddress = z.string().refine((text) => readBucketAddress(text) !== null);

export const snowflake = z.string().regex(/^[1-9]\d{16,18}$/);

export const listOf = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    )
    .pipe(z.array(item));

/** What fastify calls trustProxy: no proxy, any proxy, or those with these addresses. */
export const proxies = z.string().transform((value, context) => {
  if (value === 'true' || value === 'false') return value === 'true';
  if (value.split(',').every((range) => isAddressOrRange(range.trim()))) return value;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

const isAddressOrRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const width = isIP(address) === 6 ? 128 : 32;
  const bitsFit = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width);
  return isIP(address) !== 0 && bitsFit && rest.length === 0;
};
