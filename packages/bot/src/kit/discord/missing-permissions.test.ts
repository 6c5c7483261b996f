import { PermissionsBitField } from 'discord.js';
import type { GuildBasedChannel, PermissionResolvable } from 'discord.js';
import { expect, test } from 'vitest';
import { missingPermissions } from './find-channel.ts';

const channelWith = (held: PermissionResolvable | null) =>
  ({
    guild: { members: { me: held === null ? null : {} } },
    permissionsFor: () => new PermissionsBitField(held ?? []),
  }) as unknown as GuildBasedChannel;
const NEEDED = ['ViewChannel', 'SendMessages', 'AttachFiles'] as const;

test('missing permissions are named as in Discord’s settings', () => {
  const channel = channelWith(['ViewChannel', 'EmbedLinks']);
  expect(missingPermissions(channel, NEEDED, 'en')).toEqual(['Send Messages', 'Attach Files']);
  expect(missingPermissions(channel, NEEDED, 'ru')).toEqual(['Отправлять сообщения', 'Прикреплять файлы']);
});

test('an administrator lacks no permission; an unknown bot lacks all', () => {
  expect(missingPermissions(channelWith('Administrator'), NEEDED, 'en')).toEqual([]);
  expect(missingPermissions(channelWith(null), NEEDED, 'en')).toHaveLength(3);
});
