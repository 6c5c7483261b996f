import { expect, it } from 'vitest';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';
import { groupMessages } from './group-messages.ts';

const noon = new Date(2026, 10, 15, 12, 0).getTime();
const message = (minutes: number, fields: object = {}): SandboxMessage =>
  ({
    author: { id: 'a' },
    type: 0,
    command_name: null,
    ephemeral_reader_id: null,
    timestamp: new Date(noon + minutes * 60_000).toISOString(),
    ...fields,
  }) as unknown as SandboxMessage;
const continued = (...messages: SandboxMessage[]): boolean[] =>
  groupMessages(messages).flatMap(({ rows }) => rows.map((row) => row.continued));

it("continues a person's group for seven minutes", () => {
  expect(continued(message(0), message(6), message(14))).toEqual([false, true, false]);
});

it.each([
  ['another author', { author: { id: 'b' } }],
  ['a reply', { type: 19 }],
  ['the answer to a command', { command_name: '/help' }],
  ['an ephemeral message', { ephemeral_reader_id: 'a' }],
])('starts a new group for %s', (_, fields) => {
  expect(continued(message(0), message(1, fields))).toEqual([false, false]);
});

it('starts a new group each local day', () => {
  const days = groupMessages([message(0), message(12 * 60 - 1), message(12 * 60 + 1)]);
  expect(days.map(({ rows }) => rows.length)).toEqual([2, 1]);
  expect(days[1]?.rows[0]?.continued).toBe(false);
});
