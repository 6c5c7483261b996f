import type { GatewayGuildMembersChunkDispatchData } from 'discord.js';
import { expect, test } from 'vitest';
import { memberFacts } from './member-facts.ts';
import { MemberChunkRequests } from './request-member-chunks.ts';

const GUILD = '1205943769497600002';
const member = (id: string, nick: string | null = null) => ({
  user: { id, username: `user_${id}`, global_name: null, avatar: null, discriminator: '0' },
  nick,
  roles: [],
  joined_at: '2026-01-01T00:00:00.000000+00:00',
});
const part = (index: number, count: number, ...members: ReturnType<typeof member>[]) =>
  ({
    guild_id: GUILD,
    members,
    chunk_index: index,
    chunk_count: count,
  }) as unknown as GatewayGuildMembersChunkDispatchData;
const facts = (id: string, nick: string) => memberFacts(GUILD, member(id, nick));

test('all chunks make the list, in any order', () => {
  const memberRequests = new MemberChunkRequests();
  expect(memberRequests.add(part(1, 2, member('2')))).toBeUndefined();
  expect(memberRequests.add(part(1, 2, member('2')))).toBeUndefined();
  expect([...(memberRequests.add(part(0, 2, member('1'))) ?? []).keys()]).toEqual(['2', '1']);
});

test('a member event between the chunks takes precedence over all of them', () => {
  const memberRequests = new MemberChunkRequests();
  memberRequests.add(part(0, 2, member('1', 'old'), member('leaver')));
  memberRequests.note('1', facts('1', 'new'));
  memberRequests.note('2', facts('2', 'new'));
  memberRequests.note('leaver', null);
  memberRequests.note('late leaver', null);
  memberRequests.note('joiner', facts('joiner', 'hello'));
  const everyone = memberRequests.add(part(1, 2, member('2', 'old'), member('late leaver')));
  expect(Object.fromEntries([...(everyone ?? [])].map(([id, { displayName }]) => [id, displayName]))).toEqual(
    {
      1: 'new',
      2: 'new',
      joiner: 'hello',
    },
  );
});

test('a member who left and came back is in the list', () => {
  const memberRequests = new MemberChunkRequests();
  memberRequests.note('1', null);
  memberRequests.note('1', facts('1', 'back'));
  expect(memberRequests.add(part(0, 1))?.get('1')?.displayName).toBe('back');
});

test('Discord accepts the nonce', () => {
  expect(new MemberChunkRequests().nonce).toHaveLength(32);
});
