import { expect, it } from 'vitest';
import type { WorldView } from '../../../src/sandbox-types.ts';
import { directoryOf } from '../state/directory.ts';
import { groupMembers } from './group-members.ts';

const person = { global_name: null, avatar_url: '', bot: false, locale: 'ru', dms_closed: false };
const role = { color: 0, permissions: '0', managed: false };

const worldOf = (members: Record<string, string[]>): WorldView => {
  const ids = Object.keys(members);
  return {
    application: { id: '0', name: '' },
    bot: { ...person, id: '0', username: 'bot' },
    bot_connected: true,
    demo_until: null,
    users: ids.map((id) => ({ ...person, id, username: `user_${id}` })),
    guilds: [
      {
        id: 'g',
        name: '',
        icon_url: null,
        owner_id: '1',
        has_bot: true,
        member_count: ids.length,
        roles: [
          { ...role, id: 'g', name: '@everyone', position: 0 },
          { ...role, id: 'low', name: 'Low', position: 1 },
          { ...role, id: 'high', name: 'High', position: 2 },
        ],
        channels: [],
        bans: [],
        members: ids.map((id) => ({
          user_id: id,
          nick: null,
          roles: members[id] ?? [],
          joined_at: '',
          voice_channel_id: null,
        })),
      },
    ],
  };
};

it('groups members by their highest role and counts those it does not show', () => {
  const directory = directoryOf(worldOf({ 3: ['low', 'high'], 2: ['low'], 1: ['low'], 4: [] }), 'g');
  const { groups, left } = groupMembers(directory, '', 2);
  expect(groups.map(({ role, total, userIds }) => [role?.name, total, userIds])).toEqual([
    ['High', 1, ['3']],
    ['Low', 2, ['1']],
  ]);
  expect(left).toBe(2);
});

it('finds members by name, also those without a role', () => {
  const directory = directoryOf(worldOf({ 1: ['low'], 4: [] }), 'g');
  expect(groupMembers(directory, 'USER_4', 10).groups).toEqual([{ role: null, total: 1, userIds: ['4'] }]);
});
