import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { ALL_ROUTES } from '@famiglia/contract/routes';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import { userRoutes } from '@famiglia/contract/members/members';
import { expect, test } from 'vitest';
import { toUseCaseInput } from './use-case-input.ts';

test('the names of an input become camelCase, and what its values contain stays', () => {
  const row = { role_id: '1', score_ours: 2 };
  const sent = { guildId: '1', userId: '2', ingame_nick: 'Ivan_Petrov', expected: row };
  expect(toUseCaseInput(userRoutes.update, sent as never)).toEqual({
    guildId: '1',
    userId: '2',
    ingameNick: 'Ivan_Petrov',
    expected: row,
  });
});

test('a body that is stored as a document keeps its names', () => {
  const sent = { guildId: '1', version: 0, ...DEFAULT_SETTINGS };
  expect(toUseCaseInput(settingsRoutes.save, sent)).toEqual(sent);
});

test('no two names of a route become the same name', () => {
  for (const route of ALL_ROUTES) {
    const names = [route.params, route.query, route.body].flatMap((part) => Object.keys(part?.shape ?? {}));
    const input = toUseCaseInput(route, Object.fromEntries(names.map((name) => [name, 0])));
    expect(Object.keys(input), route.path).toHaveLength(names.length);
  }
});
