import type { Digest } from '@famiglia/contract/digest/digest';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import type { Context } from '../platform/context.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { DigestSpan } from './digest-span.ts';
import {
  countCapts,
  findAnniversaries,
  findDoers,
  findMostReliable,
  findNewcomers,
  findPromotions,
  findUpcoming,
} from './digest.queries.ts';
import type { Doer } from './digest.queries.ts';
import { findHiddenFromReaders } from './hidden-channels.ts';

/** How many of the most reputation are named, and how many gatherings ahead. */
const FIRST = 3;

export interface FoundDigest {
  digest: Digest;
  /** For the picture. */
  doers: readonly Doer[];
}

/** Null where nothing happened: what comes next is no reason to write. */
export const readDigest = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  guildId: string,
  span: DigestSpan,
): Promise<FoundDigest | null> => {
  const settings = await findSettings(db, guildId);
  const [doers, reliable, capts, newcomers, promotions, anniversaries] = await Promise.all([
    findDoers(db, guildId, span),
    findMostReliable(db, guildId, span),
    countCapts(db, guildId, span),
    findNewcomers(db, guildId, span),
    findPromotions(db, guildId, span),
    findAnniversaries(db, guildId, span, settings.time_zone),
  ]);
  const happened = [doers.length, newcomers.total, promotions.total, anniversaries.total];
  if (happened.every((one) => one === 0) && capts.won + capts.lost + capts.drawn === 0) return null;
  const best = doers.reduce<Doer | null>(
    (most, one) => (one.damage > (most?.damage ?? 0) ? one : most),
    null,
  );
  return {
    doers,
    digest: {
      period: span.period,
      first_day: span.firstDay,
      last_day: span.lastDay,
      reputation_name: settings.reputation_name,
      reputation: doers
        .filter(({ reputation }) => reputation > 0)
        .slice(0, FIRST)
        .map(({ name, reputation }) => ({ name, value: reputation })),
      reliable,
      mvp: best === null ? null : { name: best.name, damage: best.damage },
      capts,
      newcomers: { ...newcomers, items: newcomers.items.map(({ name }) => name) },
      promotions,
      anniversaries,
      upcoming: await readUpcoming(db, guildId, clock(), settings.channels),
    },
  };
};

/** What comes next, as far as all who read the digest see it in Discord. */
const readUpcoming = async (
  db: Context['db'],
  guildId: string,
  now: Date,
  channels: SettingsValues['channels'],
): Promise<Digest['upcoming']> => {
  const hidden = await findHiddenFromReaders(db, guildId, channels.digest);
  const next = await findUpcoming(db, guildId, {
    from: now,
    limit: FIRST,
    hidden,
    postedIn: { event: channels.events, capt: channels.capts },
  });
  return next.map(({ kind, title, starts_at: startsAt }) => ({
    kind,
    title,
    starts_at: new Date(startsAt).toISOString(),
  }));
};
