import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../platform/app-error.ts';
import { recordEvents } from '../testing/record-events.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
import { editDistance, createMatcher, foldNick } from './match-nick.ts';
import { learnAlias } from './learn-alias.ts';
import { previewTable } from './preview-damage.ts';
import { readNumber } from '@famiglia/contract/kit/read-number';

describe('nicks', () => {
  const people = [
    { userId: '1', displayName: 'Ваня', ingameNick: 'Ivan_Petrov', staticId: '12345', aliases: ['Ваня'] },
    { userId: '2', displayName: 'Игорь', ingameNick: 'Igor_Belov', staticId: '77777', aliases: [] },
    { userId: '3', displayName: 'Rico_Rossi | 40', ingameNick: 'Igor_Belev', staticId: null, aliases: [] },
    { userId: '4', displayName: 'Ivan_Petrov | 55555', ingameNick: null, staticId: '55555', aliases: [] },
  ];
  const match = createMatcher(people);
  const who = (nick: string, staticId: string | null = null) => {
    const found = match({ nick, staticId });
    return found.match === null
      ? found.candidates.map(({ userId }) => userId)
      : `${found.match.by} ${found.match.person.userId}`;
  };

  test('are matched by static id, then nick, then alias, then similarity; an ambiguous nick is not matched', () => {
    expect(who('Somebody_Else', '77777')).toBe('static_id 2');
    expect(who('ivan petrov')).toBe('nick 1');
    expect(who('ваня')).toBe('alias 1');
    expect(who('lvan_Petr0v')).toBe('similar 1');
    expect(who('Igor_Belov')).toBe('nick 2');
    // Equally similar to both.
    expect(who('Igor_Belav')).toEqual(['2', '3']);
    expect(who('Nobody_Known')).toEqual([]);
    // A name on the server is a question, never an answer.
    expect(who('rico rossi')).toEqual(['3']);
  });

  test('are compared without differences that a screenshot causes, and the distance is counted in letters', () => {
    expect(foldNick('Bi11_0585')).toBe(foldNick('billosbs'));
    expect(editDistance('kitten', 'sitting', 5)).toBe(3);
    expect(editDistance('kitten', 'sitting', 2)).toBe(3);
    expect(editDistance('', 'abc', 5)).toBe(3);
  });
});

const read = (text: string) => readNumber(text, 'damage');

test('numbers are read in the formats that people use, and invalid ones are reported', () => {
  for (const text of ['12345', '12 345', '12,345', '12.345', '12’345', ' 12 345 ']) {
    expect(read(text), text).toMatchObject({ value: 12_345, problem: null });
  }
  expect(read('-5')).toMatchObject({ value: -5, problem: 'negative' });
  expect(read('99999999')).toMatchObject({ problem: 'too_large' });
  expect(read('много')).toMatchObject({ value: null, problem: 'not_a_number' });
  expect(read('')).toMatchObject({ value: null, problem: 'missing' });
  expect(readNumber('45,5 %', 'hit_percent')).toMatchObject({ value: 45.5, problem: null });
  expect(readNumber('101', 'hit_percent')).toMatchObject({ problem: 'too_large' });
  expect(readNumber('', 'kills')).toMatchObject({ value: 0, problem: null });
});

describe('a preview', () => {
  let context: TestContext;
  let guildId: string;
  let leader: ReturnType<typeof panelActor>;
  let ivan: string;
  beforeAll(async () => {
    context = await createTestContext();
    const guild = await addGuild(context.db);
    guildId = guild.id;
    leader = panelActor(guild.ownerId);
    ivan = await addMember(context.db, guildId, { ingameNick: 'Ivan_Petrov', staticId: '12345' });
  });
  afterAll(async () => context.stop());

  const preview = async (text: string) => previewTable(context, leader, { guildId, text, side: 'ours' });
  const rowsOf = ({ rows }: Awaited<ReturnType<typeof preview>>) =>
    rows.map((row) => [
      row.nick.text,
      row.damage.value,
      row.kills.value,
      row.deaths.value,
      row.match?.user_id,
    ]);

  test('reads a table from a sheet, CSV in both languages, JSON and plain lines', async () => {
    const wanted = [
      ['Ivan_Petrov', 12_345, 7, 2, undefined],
      ['Guest, Jr', 800, 0, 4, undefined],
    ].map((row) => (row[0] === 'Ivan_Petrov' ? [...row.slice(0, 4), ivan] : row));
    const texts = {
      sheet: 'Ник\tУрон\tУбийства\tСмерти\nIvan_Petrov\t12 345\t7\t2\nGuest, Jr\t800\t0\t4\n',
      csv: 'deaths;nick;damage;kills\r\n2;Ivan_Petrov;12345;7\r\n4;"Guest, Jr";800;0',
      commas: '"Ivan_Petrov","12345","7","2"\n"Guest, Jr","800","0","4"',
      json: '{"players":[{"name":"Ivan_Petrov","dmg":12345,"kills":7,"deaths":2},{"name":"Guest, Jr","dmg":800,"kills":0,"deaths":4}]}',
      numbered: '1\tIvan_Petrov\t7\t2\t12345\n2\tGuest, Jr\t0\t4\t800',
    };
    for (const [name, text] of Object.entries(texts)) {
      expect(rowsOf(await preview(text)), name).toEqual(wanted);
    }
    const plain = await preview('Ivan_Petrov [12345]  12 345  7  2\nИтого  13 145  7  6\n');
    expect(plain).toMatchObject({ source: 'table', skipped: 1 });
    expect(plain.rows).toMatchObject([
      { static_id: '12345', match: { by: 'static_id' }, damage: { value: 12_345 } },
    ]);
  });

  test('marks doubtful cells, keeps the rest, and drops rows beyond the limit of a capt', async () => {
    const marked = await preview('nick,damage\nIvan_Petrov,-4\nivan petrov,12\nAnna,oops');
    expect(marked.rows.map((row) => [row.nick.problem, row.damage.problem])).toEqual([
      [null, 'negative'],
      ['duplicate_player', null],
      [null, 'not_a_number'],
    ]);
    const flood = Array.from({ length: 10_000 }, (_, index) => `Player_${index}\t${index}`).join('\n');
    const kept = await preview(flood);
    expect(kept.rows).toHaveLength(1000);
    expect(kept.dropped).toBe(9000);
    const nothing: unknown = await preview('hello').catch((error: unknown) => error);
    expect(nothing).toBeInstanceOf(AppError);
  });

  test('uses stored aliases', async () => {
    const learnt = await learnAlias(context, leader, { guildId, nick: 'Ваня Большой', userId: ivan });
    const heard = await recordEvents(context, async () => {
      expect(await learnAlias(context, leader, { guildId, nick: 'Ваня Большой', userId: ivan })).toEqual(
        learnt,
      );
    });
    expect(heard).toEqual([]);
    const { rows } = await preview('ваня большой;500');
    expect(rows[0]?.match).toMatchObject({ user_id: ivan, by: 'alias' });
  });
});
