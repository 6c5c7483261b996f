import { PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import type { BaseInteraction } from 'discord.js';
import { expect, test } from 'vitest';
import { mayWriteHere } from './may-write-here.ts';

const inChannel = (bits: bigint, thread = false) => ({
  memberPermissions: new PermissionsBitField(bits),
  channel: { isThread: () => thread } as BaseInteraction['channel'],
});

test.each([
  ['in a channel they write in', inChannel(PermissionFlagsBits.SendMessages), true],
  ['in a channel that is closed for writing', inChannel(PermissionFlagsBits.ViewChannel), false],
  ['in a thread, by the right for threads', inChannel(PermissionFlagsBits.SendMessagesInThreads, true), true],
  ['in a thread, without it', inChannel(PermissionFlagsBits.SendMessages, true), false],
  ['as an administrator', inChannel(PermissionFlagsBits.Administrator), true],
  ['in a DM', { memberPermissions: null, channel: null }, true],
])('the bot writes for a person %s: %s', (_where, interaction, expected) => {
  expect(mayWriteHere(interaction)).toBe(expected);
});
