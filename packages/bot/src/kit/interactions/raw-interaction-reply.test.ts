import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { expect, onTestFinished, test } from 'vitest';
import { startTestBot } from '../../testing/start-test-bot.ts';

test('a rate-limited answer is sent when the limit is over, and is refused only once', async () => {
  const { people, restAnswers, stop } = await startTestBot();
  onTestFinished(stop);
  await people.fault({ kind: 'rate_limit', seconds: 1, route: '/callback' });
  const answer = await people.command({
    guild_id: GUILDS.moretti,
    channel_id: MORETTI_CHANNELS.general,
    user_id: PEOPLE.member,
    name: 'nick',
    options: {},
  });
  expect(answer.message?.content).toBe('Укажите ник или статик.');
  const refused = restAnswers.filter(({ path, status }) => path.includes('/callback') && status === 429);
  expect(refused).toHaveLength(1);
});
