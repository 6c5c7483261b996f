import { expect, test } from 'vitest';
import { buildRegistry } from './registry.ts';

const handle = async (): Promise<void> => undefined;

test('handlers are found by feature and action', () => {
  const registry = buildRegistry([
    { name: 'events', buttons: { join: handle } },
    { name: 'capts', buttons: { join: handle }, modals: { create: handle } },
  ]);
  expect([...registry.buttons.keys()]).toEqual(['events:join', 'capts:join']);
  expect([...registry.modals.keys()]).toEqual(['capts:create']);
});

test('two features with the same name are refused', () => {
  const feature = { name: 'events', buttons: { join: handle } };
  expect(() => buildRegistry([feature, feature])).toThrow(/events:join/);
});
