import type { Digest } from '@famiglia/contract/digest/digest';
import { findNextCapts, findNextEvents } from '../dashboard/dashboard.queries.ts';
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
} from './digest.queries.ts';
import type { Doer } from './digest.queries.ts';

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
      upcoming: await findUpcoming(db, guildId, clock()),
    },
  };
};

const findUpcoming = async (db: Context['db'], guildId: string, now: Date): Promise<Digest['upcoming']> => {
  const [events, capts] = await Promise.all([
    findNextEvents(db, guildId, now, FIRST),
    findNextCapts(db, guildId, now, FIRST),
  ]);
  return [
    ...events.map(({ event }) => ({ kind: 'event' as const, title: event.title, startsAt: event.startsAt })),
    ...capts.map(({ capt }) => ({ kind: 'capt' as const, title: capt.opponent, startsAt: capt.startsAt })),
  ]
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .slice(0, FIRST)
    .map(({ kind, title, startsAt }) => ({ kind, title, starts_at: startsAt.toISOString() }));
};
