import { createTestContext } from '@famiglia/core/testing/test-context';
import { startEventGuild } from '@famiglia/core/testing/test-events';
import { addMember } from '@famiglia/core/testing/test-guild';
import { afterAll, expect, test } from 'vitest';
import { gatheringChoices } from './gathering-choices.ts';

const context = await createTestContext();
afterAll(async () => context.stop());

const HOUR_MS = 60 * 60 * 1000;

test('events of one title and time are told apart by who made them and when, and else by their ids', async () => {
  const { guildId, ownerId, plan, inHours } = await startEventGuild(context);
  const other = await addMember(context.db, guildId, { displayName: 'Карло' });
  const startsAt = inHours(30);
  const [first, second, same] = [
    await plan({ startsAt }),
    await plan({ startsAt }),
    await plan({ startsAt }),
  ];
  const alone = await plan({ startsAt, title: 'Drop' });
  const later = new Date(new Date(first.created_at).getTime() + HOUR_MS).toISOString();
  const gatherings = [
    { ...first, created_by: ownerId },
    { ...second, created_by: other, created_at: later },
    { ...same, created_by: other, created_at: later },
    alone,
  ];
  const clock = { timeZone: 'UTC', language: 'en', now: context.clock() } as const;
  const choices = await gatheringChoices(context.db, guildId, gatherings, clock);
  expect(choices.map(({ value }) => value)).toEqual([first.id, second.id, same.id, alone.id]);
  const names = choices.map(({ name }) => name);
  expect(new Set(names).size).toBe(4);
  const [when = ''] = (names[3] ?? '').split(' · ').slice(1);
  expect(names[3]).toBe(`Drop · ${when}`);
  expect(names[0]).toMatch(new RegExp(`^Factory war · ${when} · .+$`, 'u'));
  for (const [index, { id }] of [second, same].entries())
    expect(names[index + 1]).toMatch(new RegExp(`· Карло, .+ #${id.slice(0, 4)}$`, 'u'));
});

test('a choice never gets longer than Discord takes, whatever the title', async () => {
  const { guildId, plan } = await startEventGuild(context);
  const twins = [await plan({ title: 'Ж'.repeat(100) }), await plan({ title: 'Ж'.repeat(100) })];
  const clock = { timeZone: 'Europe/Moscow', language: 'ru', now: context.clock() } as const;
  const names = (await gatheringChoices(context.db, guildId, twins, clock)).map(({ name }) => name);
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name.length).toBeLessThanOrEqual(100);
});
