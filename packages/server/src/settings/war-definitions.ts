import { WAR_MONITORS } from '@famiglia/contract/wars/war-feeds';
import * as z from 'zod';
import { setting } from './setting.ts';
import { secureAddress, wholeNumber } from './value-schemas.ts';

/** Monitors are run by others: nobody asks them more often than this. */
export const LEAST_SECONDS = 20;

const feed = z
  .string()
  .transform((entry) => ({ name: entry.split('=')[0], address: entry.slice(entry.indexOf('=') + 1) }))
  .pipe(
    z.object({
      name: z.enum(WAR_MONITORS),
      // Paths are appended to it.
      address: secureAddress.max(300).transform((url) => url.replace(/\/+$/, '')),
    }),
  );

/** `monitor-a=https://…,monitor-b=https://…`, each kind once. */
const feeds = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .pipe(z.array(feed))
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length);

/** The unofficial monitors that tell of wars in the game. */
export const WAR_DEFINITIONS = {
  WAR_FEEDS: setting({
    schema: feeds.default([]),
    allowed: `a list like \`monitor-a=https://wars.example.org\`, each of ${WAR_MONITORS.join(', ')} at most once`,
    fallback: 'none; with the sandbox its own two',
    about:
      'Unofficial monitors of wars in the game that are asked for all servers at once, by kind and address. See docs/war-feed.md.',
  }),
  WAR_FEEDS_SECONDS: setting({
    schema: wholeNumber(LEAST_SECONDS, 300).default(60),
    allowed: `seconds, from ${LEAST_SECONDS} to 300`,
    fallback: '60; with the sandbox’s own 20',
    about: 'How often each of them is asked.',
  }),
};
