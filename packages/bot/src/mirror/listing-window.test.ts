import { expect, test } from 'vitest';
import { ListingWindow } from './listing-window.ts';

test('a free place goes to the shard with the fewest guilds inside, and there to the one that came first', () => {
  const window = new ListingWindow(2);
  const [one, other] = [{}, {}];
  const begun: string[] = [];
  const enter = (guildId: string, shard: object) =>
    window.enter(guildId, { shard, isRepeated: false, begin: () => begun.push(guildId) });
  for (const guildId of ['1', '2', '3', '4']) enter(guildId, one);
  for (const guildId of ['5', '6']) enter(guildId, other);
  expect(begun).toEqual(['1', '2']);
  window.leave('1', one);
  expect(begun).toEqual(['1', '2', '5']);
  window.leave('2', one);
  expect(begun).toEqual(['1', '2', '5', '3']);
  window.leave('5', other);
  expect(begun).toEqual(['1', '2', '5', '3', '6']);
  window.leave('3', one);
  expect(begun).toEqual(['1', '2', '5', '3', '6', '4']);
});

test('a former session of a shard that leaves late takes nothing from the new one', () => {
  const window = new ListingWindow(1);
  const [former, current] = [{}, {}];
  const begun: string[] = [];
  const enter = (guildId: string, shard: object, begin = `${guildId} again`) =>
    window.enter(guildId, { shard, isRepeated: false, begin: () => begun.push(begin) });
  enter('1', former, '1');
  window.leave('1', former);
  enter('2', current, '2');
  enter('1', current);
  window.leave('1', former);
  window.leave('2', current);
  window.leave('1', former);
  enter('3', current, '3');
  expect(begun).toEqual(['1', '2', '1 again']);
});
