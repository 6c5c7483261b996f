import { expect, it } from 'vitest';
import type { SandboxMessage, WorldView } from '../../../src/sandbox-types.ts';
import { applyLiveEvent } from './apply-live-event.ts';
import { type ClientState, dmRoom, emptyState } from './client-state.ts';

const message = (id: string, author = 'a', content = ''): SandboxMessage =>
  ({ id, content, author: { id: author }, ephemeral_reader_id: null }) as SandboxMessage;
const inRoom = (...messages: SandboxMessage[]): ClientState => ({
  ...emptyState,
  viewing: 'c',
  rooms: { c: { messages, hasOlder: false } },
});
const place = { guild_id: 'g', channel_id: 'c' };
const ids = (state: ClientState): string[] | undefined => state.rooms['c']?.messages.map(({ id }) => id);

it('sorts messages by age, in whatever order they arrive', () => {
  const state = inRoom(message('9'), message('30'));
  const later = applyLiveEvent(state, { type: 'message_created', ...place, message: message('100') });
  const between = applyLiveEvent(later, { type: 'message_created', ...place, message: message('20') });
  expect(ids(between)).toEqual(['9', '20', '30', '100']);
});

it('replaces a changed message and removes a deleted one', () => {
  const state = inRoom(message('1'), message('2'));
  const changed = applyLiveEvent(state, {
    type: 'message_updated',
    ...place,
    message: message('1', 'a', 'new'),
  });
  expect(changed.rooms['c']?.messages[0]?.content).toBe('new');
  expect(ids(applyLiveEvent(changed, { type: 'message_deleted', ...place, message_id: '1' }))).toEqual(['2']);
});

it('marks other rooms as unread, direct messages too, but not the open one', () => {
  const created = { type: 'message_created', message: message('1') } as const;
  const here = applyLiveEvent(inRoom(), { ...created, ...place });
  const there = applyLiveEvent(here, { ...created, guild_id: 'g', channel_id: 'other' });
  const direct = applyLiveEvent(there, { ...created, guild_id: null, channel_id: 'x' });
  expect([...here.unread]).toEqual([]);
  expect([...direct.unread]).toEqual(['other', dmRoom]);
});

it('ends "is typing" when the message arrives', () => {
  const typing = applyLiveEvent(inRoom(), { type: 'typing', ...place, user_id: 'a' });
  const others = applyLiveEvent(typing, { type: 'message_created', ...place, message: message('1', 'b') });
  const own = applyLiveEvent(others, { type: 'message_created', ...place, message: message('2', 'a') });
  expect(others.typing).toEqual({ c: 'a' });
  expect(own.typing).toEqual({});
});

it('updates members who change, join and leave', () => {
  const world = { guilds: [{ id: 'g', members: [], member_count: 0 }] } as unknown as WorldView;
  const member = { user_id: 'u', nick: null, roles: [], joined_at: '', voice_channel_id: null };
  const event = { type: 'member_changed', guild_id: 'g', user_id: 'u' } as const;
  const joined = applyLiveEvent({ ...emptyState, world }, { ...event, member });
  const renamed = applyLiveEvent(joined, { ...event, member: { ...member, nick: 'New' } });
  expect(renamed.world?.guilds[0]).toMatchObject({ member_count: 1, members: [{ nick: 'New' }] });
  expect(applyLiveEvent(renamed, { ...event, member: null }).world?.guilds[0]?.members).toEqual([]);
});
