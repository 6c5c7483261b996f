import { MAX_NOTES } from '@famiglia/contract/personnel-file/personnel-file';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFile, lookUpFile, searchFiles } from './get-file.ts';
import { listTimeline } from './list-timeline.ts';
import { recordJoinsAndLeaves } from '../activity/record-joins-and-leaves.ts';
import { memberNotes } from '../platform/db/schema/notes.ts';
import { discordActor, panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, newId } from '../testing/test-guild.ts';
import { addNote, removeNote } from './notes.ts';
import { listNotes } from './list-notes.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const family = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const userId = await addMember(context.db, guildId, { displayName: 'Dante', staticId: '70233' });
  return { guildId, owner: panelActor(ownerId), ownerId, userId };
};
const PAGE = { limit: 10, offset: 0 };

test('a note is added, read and removed by those who manage personnel, and nobody else', async () => {
  const { guildId, owner, ownerId, userId } = await family();
  const note = await addNote(context, owner, { guildId, userId, text: 'Reliable on capts' });
  const read = await listNotes(context, owner, { guildId, userId });
  expect(read.items).toEqual([note]);
  expect(note.author.id).toBe(ownerId);
  expect(await getFile(context, owner, { guildId, userId })).toMatchObject({ notes: 1, times_joined: 1 });

  const stranger = discordActor(await addMember(context.db, guildId));
  await expect(listNotes(context, stranger, { guildId, userId })).rejects.toMatchObject({
    code: 'permission_denied',
  });
  await expect(
    removeNote(context, owner, { guildId, userId: ownerId, noteId: note.id }),
  ).rejects.toMatchObject({ code: 'not_found' });
  await removeNote(context, owner, { guildId, userId, noteId: note.id });
  expect((await listNotes(context, owner, { guildId, userId })).items).toEqual([]);
});

test('a file holds a limited number of notes, also if two are added at once', async () => {
  const { guildId, owner, ownerId, userId } = await family();
  const createdAt = context.clock();
  await context.db.insert(memberNotes).values(
    Array.from({ length: MAX_NOTES - 1 }, () => ({
      id: crypto.randomUUID(),
      guildId,
      userId,
      authorId: ownerId,
      text: 'x',
      createdAt,
    })),
  );
  const both = await Promise.allSettled(
    ['one', 'two'].map(async (text) => addNote(context, owner, { guildId, userId, text })),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await listNotes(context, owner, { guildId, userId })).total).toBe(MAX_NOTES);
});

test('the timeline has joins and leaves, a member may read their own, and notes are in neither', async () => {
  const { guildId, owner, userId } = await family();
  await context.db.transaction(async (tx) =>
    recordJoinsAndLeaves(context, tx, guildId, { joined: [], left: [userId] }),
  );
  await addNote(context, owner, { guildId, userId, text: 'private' });
  const whole = await listTimeline(context, owner, { guildId, userId, ...PAGE });
  expect(whole.items.map(({ type }) => type)).toEqual(['member.left']);
  const own = await lookUpFile(context, discordActor(userId), { guildId, userId, ...PAGE });
  expect(own.timeline).toMatchObject({ total: 1, items: [{ type: 'member.left' }] });
  // They are back: it is the second time.
  expect(await getFile(context, owner, { guildId, userId })).toMatchObject({ times_joined: 2 });
});

test('a file survives leaving and is found again by static id', async () => {
  const { guildId, owner } = await family();
  const gone = await addMember(context.db, guildId, {
    displayName: 'Rocco',
    staticId: '90001',
    leftAt: context.clock(),
  });
  const found = await searchFiles(context, owner, { guildId, search: '90001', limit: 5 });
  expect(found.map((member) => member.user_id)).toEqual([gone]);
  expect((await lookUpFile(context, owner, { guildId, userId: gone, ...PAGE })).file.left_at).not.toBeNull();
  const member = discordActor(await addMember(context.db, guildId));
  await expect(lookUpFile(context, member, { guildId, userId: gone, ...PAGE })).rejects.toMatchObject({
    code: 'permission_denied',
  });
  await expect(lookUpFile(context, owner, { guildId, userId: newId(), ...PAGE })).rejects.toMatchObject({
    code: 'member_not_found',
  });
});
