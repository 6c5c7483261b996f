import { guilds } from '@famiglia/core/platform/db/schema/guilds';
import { createSandboxClient } from '@famiglia/sandbox/client';
import { BOT_ID, GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { readMirror } from '../testing/read-mirror.ts';
import { startTestBot } from '../testing/start-test-bot.ts';

/** Discord sends a thousand members at a time. */
const SIZE = 1100;
const FIRST_ID = 700_000_000_000_000_000n;

test('a guild whose members arrive in several chunks is mirrored completely, at every session', async () => {
  const crowd = Array.from({ length: SIZE }, (_, index) => ({
    id: String(FIRST_ID + BigInt(index)),
    username: `soldier_${index}`,
  }));
  const guild = {
    id: GUILDS.moretti,
    name: 'Crowd',
    owner_id: PEOPLE.owner,
    roles: [],
    channels: [],
    members: [BOT_ID, PEOPLE.owner, ...crowd.map((user) => user.id)].map((user_id) => ({ user_id })),
  };
  const world = { users: [{ id: PEOPLE.owner, username: 'owner' }, ...crowd], guilds: [guild] };
  const { context, sandbox, stop } = await startTestBot({ sandbox: { world } });
  try {
    const mirror = await readMirror(context.db, GUILDS.moretti);
    expect(mirror.members.size).toBe(SIZE + 2);
    expect(mirror.guild?.memberCount).toBe(SIZE + 1);

    const people = createSandboxClient(sandbox.url);
    await people.fault({ kind: 'invalidate' });
    const [leaver] = crowd;
    await people.member({ guild_id: GUILDS.moretti, user_id: leaver?.id ?? '', action: 'leave' });
    const counted = async () => context.db.select().from(guilds).where(eq(guilds.id, GUILDS.moretti));
    await eventually(async () => expect(await counted()).toMatchObject([{ memberCount: SIZE }]));
  } finally {
    await stop();
  }
});
