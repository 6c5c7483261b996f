import type { Settings } from '@famiglia/contract/settings/settings';
import { and, eq, sql } from 'drizzle-orm';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import type { Transaction } from '../platform/db/database.ts';
import { digests } from '../platform/db/schema/digests.ts';
import type { SENT_DIGESTS } from '../platform/db/schema/digests.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import { guildSettings } from '../platform/db/schema/settings.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';
import { lastScheduled } from '../platform/last-scheduled.ts';
import { findSettings } from '../settings/settings.queries.ts';

type SentDigest = (typeof SENT_DIGESTS)[number];

/** A digest that was missed for longer, because the program did not run, is not sent any more. */
const LATE_MS = 24 * 60 * 60 * 1000;

/** That part of the leaders’ digest which only those read who may see the money. */
export const MONEY_SUBJECT = 'money';

/** What a delivery is about: `week:2026-11-16` is the seven days before that one. */
const subjectOf = (kind: SentDigest | typeof MONEY_SUBJECT, until: string): string => `${kind}:${until}`;

/** What is due now, and the day on which it is sent. */
const dueDigests = (settings: Settings, now: Date): { kind: SentDigest; until: string }[] => {
  const { channels, digest, time_zone: timeZone } = settings;
  const { hour, weekday } = digest;
  const toFamily = channels.digest !== null;
  const wanted = [
    ...(toFamily ? [{ kind: 'week' as const, rhythm: { hour, weekday } }] : []),
    ...(toFamily && digest.monthly ? [{ kind: 'month' as const, rhythm: { hour, monthDay: 1 } }] : []),
    ...(digest.leaders ? [{ kind: 'leaders' as const, rhythm: { hour, weekday } }] : []),
  ];
  return wanted.flatMap(({ kind, rhythm }) => {
    const last = lastScheduled(rhythm, timeZone, now);
    return last === null || now.getTime() - last.at.getTime() > LATE_MS ? [] : [{ kind, until: last.day }];
  });
};

/** Asks for the digests of a guild that are due: each once, whoever asks and however often. */
export const sendDigests = async (context: Context, guildId: string): Promise<void> => {
  const due = dueDigests(await findSettings(context.db, guildId), context.clock());
  for (const one of due) await askForDigest(context, guildId, one);
};

/** Asks for one digest, unless it was asked for before. */
export const askForDigest = async (
  { db }: Pick<Context, 'db'>,
  guildId: string,
  { kind, until }: { kind: SentDigest; until: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await takeDay(tx, guildId, { kind, until }))) return;
    const subject = subjectOf(kind, until);
    if (kind !== 'leaders') return requestDelivery(tx, { guildId, kind: 'digest_post', subject });
    await requestDelivery(tx, { guildId, kind: 'leaders_digest', subject });
    await requestDelivery(tx, { guildId, kind: 'leaders_digest', subject: subjectOf(MONEY_SUBJECT, until) });
  });

/** False if this digest was sent on that day or later. */
const takeDay = async (
  tx: Transaction,
  guildId: string,
  { kind, until }: { kind: SentDigest; until: string },
): Promise<boolean> => {
  const taken = await tx
    .insert(digests)
    .values({ guildId, kind, until })
    .onConflictDoUpdate({
      target: [digests.guildId, digests.kind],
      set: { until },
      setWhere: sql`${digests.until} < ${until}::date`,
    })
    .returning({ until: digests.until });
  return taken.length > 0;
};

export const runDigests = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const { values } = guildSettings;
  const wanting = await context.db
    .select({ guildId: guildSettings.guildId })
    .from(guildSettings)
    .innerJoin(guilds, and(eq(guilds.id, guildSettings.guildId), eq(guilds.botInstalled, true)))
    .where(
      sql`${values} -> 'channels' ->> 'digest' is not null or ${values} -> 'digest' -> 'leaders' = 'true'`,
    );
  for (const { guildId } of wanting) {
    postponeIfOver(signal);
    await sendDigests(context, guildId);
  }
};

export const runDigestsJob = defineJob({
  name: 'run-digests',
  title: { en: 'Digests', ru: 'Итоги недели' },
  schedule: '3-59/10 * * * *',
  run: runDigests,
});
