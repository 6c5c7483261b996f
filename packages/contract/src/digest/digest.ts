import * as z from 'zod';
import { panel, route } from '../kit/route.ts';
import { guildParams, time } from '../kit/shapes.ts';

/** Whole days of the guild's time zone: the seven before the day of sending, or the calendar month before. */
export const DIGEST_PERIODS = ['week', 'month'] as const;
export type DigestPeriod = (typeof DIGEST_PERIODS)[number];

/** How many names a line has; the rest is counted. */
export const DIGEST_NAMES = 5;

const count = z.number().int().nonnegative();
const named = { name: z.string() };
const some = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: count });

/** What a family did in a week or a month. A part in which nothing happened is null or empty. */
export const digest = z.object({
  period: z.enum(DIGEST_PERIODS),
  /** By the guild's calendar, both included. */
  first_day: z.iso.date(),
  last_day: z.iso.date(),
  reputation_name: z.string(),
  reputation: z.array(z.object({ ...named, value: z.number() })),
  /** Who came to the largest share of what they had signed up for. */
  reliable: z.object({ ...named, came: count, signed_up: count }).nullable(),
  /** The most damage in capts. */
  mvp: z.object({ ...named, damage: z.number() }).nullable(),
  capts: z.object({ won: count, lost: count, drawn: count }),
  newcomers: some(z.string()),
  promotions: some(z.object({ ...named, rank: z.string() })),
  anniversaries: some(z.object({ ...named, years: count })),
  /** Events by their title, capts by the opponent. */
  upcoming: z.array(z.object({ kind: z.enum(['event', 'capt']), title: z.string(), starts_at: time })),
});
export type Digest = z.infer<typeof digest>;

export const digestRoutes = {
  preview: route({
    method: 'GET',
    path: '/api/digest/:guildId/preview',
    summary: 'What the digest of the last seven days, or of the last month, would look like now',
    access: panel('settings.manage'),
    params: guildParams,
    query: z.object({ period: z.enum(DIGEST_PERIODS).default('week') }),
    cost: 'heavy',
    /** Null where nothing happened: then nothing would be sent. The picture is a PNG in Base64. */
    response: z.object({ digest: digest.nullable(), picture: z.string().nullable() }),
  }),
};
