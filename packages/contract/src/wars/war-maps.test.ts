import { expect, test } from 'vitest';
import { mapName, warPlace } from './war-maps.ts';
import { sourceNames } from './war-sources.ts';

test('a map is called as players call it, with its size; an unknown code stays as it is', () => {
  expect(mapName('NEW_S_WINDFARM', 'ru')).toBe('Ветряки, малая');
  expect(mapName('NEW_B_ELBURRO', 'en')).toBe('Tattoo parlor, big');
  expect(mapName('WINDFARM', 'en')).toBe('Wind farm');
  expect(mapName('NEW_S_MOON', 'ru')).toBe('NEW_S_MOON');
  expect(mapName('constructor', 'en')).toBe('constructor');
});

test('a place is what is known of it', () => {
  expect(warPlace({ territory: 'Точка 5', map: 'NEW_S_WINDFARM' }, 'ru')).toBe('Точка 5 (Ветряки, малая)');
  expect(warPlace({ territory: null, map: 'NEW_S_WINDFARM' }, 'en')).toBe('Wind farm, small');
  expect(warPlace({ territory: 'Порт', map: null }, 'ru')).toBe('Порт');
  expect(warPlace({ territory: null, map: null }, 'ru')).toBe('');
});

test('monitors are called unofficial once, after what the family sends itself', () => {
  const monitors = [
    { kind: 'monitor', name: 'monitor-b' },
    { kind: 'key', name: null },
    { kind: 'monitor', name: 'monitor-a' },
  ] as const;
  expect(sourceNames(monitors, 'ru')).toBe('сборщик, monitor-b, monitor-a (неофициально)');
  expect(sourceNames([{ kind: 'channel', name: null }], 'en')).toBe('channel of the server');
});
