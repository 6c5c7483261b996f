import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { channels } from '../platform/db/schema/guilds.ts';
import { sweepScreenshotFilesJob } from '../screenshots/intake/sweep-screenshot-files.ts';
import { saveSettings } from '../settings/save-settings.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { killWhileWriting } from '../testing/kill-while-writing.ts';
import { startProgram } from '../testing/start-program.ts';
import { discordActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, newId } from '../testing/test-guild.ts';

/** A Monday, after noon in Moscow. */
const DUE = { at: '2027-03-15T09:03:00Z' };

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
  // The first process creates the queues; two at once would conflict.
  await context.jobs.send(context.db, sweepScreenshotFilesJob, {});
});
afterAll(async () => context.stop());

const startWorker = async () =>
  startProgram<{ ran: string }>(new URL('testing/digest-program.ts', import.meta.url), [
    context.connectionString,
  ]);

/** A family that wants a digest each Monday at noon, for all and for leaders. */
const addReader = async (): Promise<string> => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const channelId = newId();
  await context.db
    .insert(channels)
    .values({ guildId, id: channelId, name: 'news', type: 0, position: 0, parentId: null });
  const { version, ...seen } = await findSettings(context.db, guildId);
  const values = valuesOf({ ...seen, version });
  await saveSettings(context, discordActor(ownerId), {
    ...values,
    guildId,
    version,
    time_zone: 'Europe/Moscow',
    channels: { ...values.channels, digest: channelId },
    digest: { weekday: 'monday', hour: 12, monthly: false, leaders: true },
  });
  return guildId;
};

test(
  'a worker that is killed while it asks for digests leaves none half asked for, and two others ask for each once',
  { timeout: 180_000 },
  async () => {
    const guilds = [await addReader(), await addReader(), await addReader()];
    await context.db.delete(deliveryRequests);
    const asked = async () =>
      (await context.db.select().from(deliveryRequests))
        .filter(({ kind }) => kind === 'digest_post' || kind === 'leaders_digest')
        .map(({ guildId, kind, subject }) => `${guildId} ${kind} ${subject}`)
        .toSorted();
    const blocked = await killWhileWriting(context, await startWorker(), {
      table: 'delivery_requests',
      order: DUE,
    });
    expect(blocked).toContain('insert into "delivery_requests"');
    // The day was taken already, and is free again.
    expect(await asked()).toEqual([]);
    const others = [await startWorker(), await startWorker()];
    for (const other of others) other.send(DUE);
    await Promise.all(others.map(async (other) => other.hear()));
    for (const other of others) await other.kill();
    expect(await asked()).toEqual(
      guilds
        .flatMap((id) =>
          ['digest_post week', 'leaders_digest leaders', 'leaders_digest money'].map(
            (what) => `${id} ${what}:2027-03-15`,
          ),
        )
        .toSorted(),
    );
  },
);
