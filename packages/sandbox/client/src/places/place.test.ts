import { expect, it } from 'vitest';
import { formatPlace, parsePlace } from './place.ts';

it.each([
  ['/', { as: null, guildId: null, channelId: null }],
  ['/?as=1', { as: '1', guildId: null, channelId: null }],
  ['/channels/2/3?as=1', { as: '1', guildId: '2', channelId: '3' }],
  ['/channels/2?as=1', { as: '1', guildId: '2', channelId: null }],
  ['/channels/@me?as=1', { as: '1', guildId: '@me', channelId: null }],
])('%s converts to a place and back', (address, place) => {
  const url = new URL(address, 'http://127.0.0.1');
  expect(parsePlace(url.pathname, url.search)).toEqual(place);
  expect(formatPlace(place)).toBe(address);
});
