import { expect, test } from 'vitest';
import { readList, readOne, readServers } from './monitor-shapes.ts';
import { ANSWER_A, ANSWER_B, MORE_B } from './testing/recorded-answers.ts';

test('the recorded answers of both monitors are read, newest first', () => {
  expect(readList('monitor-a', ANSWER_A).map(({ id, attacker }) => [id, attacker])).toEqual([
    ['48212', 'Moretti'],
    ['48211', 'Vagos'],
  ]);
  expect(readList('monitor-b', ANSWER_B).map(({ id, defender }) => [id, defender])).toEqual([
    ['9012', 'Ballas'],
    ['9011', 'Moretti'],
    ['9010', 'Families'],
  ]);
  for (const wrapped of [{ data: ANSWER_B.items }, { history: ANSWER_B.items }, ANSWER_B.items])
    expect(readList('monitor-b', wrapped)).toHaveLength(3);
  expect(readList('monitor-a', { data: [] })).toEqual([]);
});

test.each([
  ['another wrapping', { result: { rows: ANSWER_A.data } }],
  ['other keys', { data: ANSWER_B.items }],
  ['a message', { error: 'rate limited' }],
  ['texts', { data: ['war', 'war'] }],
  ['nothing', null],
  ['a number', 7],
])('%s is not the shape we know', (_what, body) => {
  expect(() => readList('monitor-a', body)).toThrow('other_shape');
});

test('odd wars among others are left out', () => {
  const [war] = ANSWER_A.data;
  const odd = [
    null,
    'war',
    { ...war, id: null },
    { ...war, started_at: 'soon' },
    { ...war, id: 'x'.repeat(101) },
  ];
  const good = Array.from({ length: 6 }, (_, index) => ({ ...war, id: index }));
  expect(readList('monitor-a', { data: [...odd, ...good] })).toHaveLength(6);
});

test('of ten thousand wars the newest five hundred are looked at, wherever they stand', () => {
  const [war] = ANSWER_A.data;
  const data = Array.from({ length: 10_000 }, (_, index) => ({
    ...war,
    id: index,
    started_at: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }));
  const listed = readList('monitor-a', { data });
  expect([listed.length, listed[0]?.id, listed.at(-1)?.id]).toEqual([500, '9999', '9500']);
});

test('the players of another war are no answer', () => {
  const [running, ended] = readList('monitor-b', ANSWER_B);
  if (running === undefined || ended === undefined) throw new Error('no wars');
  const answer = MORE_B['/api/events/9011'];
  expect(readOne('monitor-b', ended, answer).fields).toHaveProperty('defenders');
  expect(() => readOne('monitor-b', running, answer)).toThrow('other_shape');
  expect(() => readOne('monitor-b', running, ANSWER_B)).toThrow('other_shape');
});

test('servers are read by number; what is no server is left out', () => {
  expect(readServers(MORE_B['/api/servers'])).toEqual({ 12: 'RICHMAN' });
  expect(
    readServers([{ serverId: '3', serverName: 'Vinewood' }, { id: 4 }, null, { id: {}, name: 'X' }]),
  ).toEqual({
    3: 'Vinewood',
  });
});
