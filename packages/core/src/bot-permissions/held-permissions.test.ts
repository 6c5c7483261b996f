import { describe, expect, test } from 'vitest';
import { channelPermissions, guildPermissions } from './held-permissions.ts';
import type { Standing } from './held-permissions.ts';
import type { ChannelOverwrite } from '../platform/db/schema/guilds.ts';

const VIEW = 1n << 10n;
const SEND = 1n << 11n;
const ADMINISTRATOR = 1n << 3n;
const [EVERYONE, SOLDIER, CAPO, STRANGER, BOT] = ['1', '2', '3', '4', '9'];

const standing = (more: Partial<Standing> = {}): Standing => ({
  guildId: EVERYONE,
  ownerId: '100',
  userId: BOT,
  roleIds: [SOLDIER, CAPO],
  roleBits: new Map([
    [EVERYONE, VIEW],
    [SOLDIER, SEND],
    [CAPO, 0n],
    [STRANGER, 1n << 15n],
  ]),
  ...more,
});
const overwrite = (id: string, allow: bigint, deny: bigint, kind: ChannelOverwrite['kind'] = 'role') => ({
  id,
  kind,
  allow: String(allow),
  deny: String(deny),
});

describe('in the guild', () => {
  test('the union of @everyone and the member’s own roles, and no others', () => {
    expect(guildPermissions(standing())).toBe(VIEW | SEND);
  });

  test('a deleted role gives nothing', () => {
    expect(guildPermissions(standing({ roleIds: ['77'] }))).toBe(VIEW);
  });

  test.each([
    ['the owner', standing({ ownerId: BOT })],
    ['an administrator', standing({ roleBits: new Map([[CAPO, ADMINISTRATOR]]) })],
  ])('%s has all permissions, in every channel', (_who, member) => {
    expect(guildPermissions(member) & (1n << 40n)).not.toBe(0n);
    const closed = [overwrite(EVERYONE, 0n, VIEW), overwrite(BOT, 0n, VIEW, 'member')];
    expect(channelPermissions(member, closed) & VIEW).toBe(VIEW);
  });
});

describe('in a channel', () => {
  test.each([
    ['@everyone may be denied', [overwrite(EVERYONE, 0n, VIEW)], SEND],
    [
      'a role gives back what @everyone lost',
      [overwrite(SOLDIER, VIEW, 0n), overwrite(EVERYONE, 0n, VIEW)],
      VIEW | SEND,
    ],
    ['of two roles the allow wins', [overwrite(SOLDIER, VIEW, 0n), overwrite(CAPO, 0n, VIEW)], VIEW | SEND],
    ['the member’s own comes last', [overwrite(BOT, 0n, SEND, 'member'), overwrite(SOLDIER, SEND, 0n)], VIEW],
    ['and may allow again', [overwrite(SOLDIER, 0n, SEND), overwrite(BOT, SEND, 0n, 'member')], VIEW | SEND],
    ['a role not held says nothing', [overwrite(STRANGER, 0n, VIEW | SEND)], VIEW | SEND],
    ['nor does another member', [overwrite('10', 0n, VIEW, 'member')], VIEW | SEND],
    [
      'ids are told apart by their kind',
      [overwrite(BOT, 0n, VIEW), overwrite(SOLDIER, 0n, SEND, 'member')],
      VIEW | SEND,
    ],
  ])('%s', (_rule, overwrites, expected) => {
    expect(channelPermissions(standing(), overwrites)).toBe(expected);
  });
});
