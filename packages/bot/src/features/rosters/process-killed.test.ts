import { createTestContext } from '@famiglia/core/testing/test-context';
import { expect, onTestFinished, test, vi } from 'vitest';
import { signUpThroughKills } from '../../testing/sign-up-through-kills.ts';

// Two processes start on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 90_000 });

test('the bot is killed during many clicks: everybody who was told a place has it, and the reminder and the question are sent once', async () => {
  const context = await createTestContext();
  onTestFinished(context.stop);
  const storm = await signUpThroughKills(context, { people: 30, kills: 1 });
  expect(storm.acknowledged).toHaveLength(30);
  expect(storm.present.toSorted()).toEqual(storm.acknowledged.toSorted());
  expect(storm.main).toBe(storm.slots);
  expect(storm.reminders).toBe(1);
  expect(storm.questions).toBe(1);
});
