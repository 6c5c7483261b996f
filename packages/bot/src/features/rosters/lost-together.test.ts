import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { textOf } from '../../testing/messages.ts';
import { startEventBot } from '../../testing/start-event-bot.ts';

const guildId = GUILDS.moretti;

test('a deleted channel with twenty sign-ups is one message to their leader', async () => {
  // What is lost within moments is gathered, as in the product.
  const started = await startEventBot({ longestGatherMs: Infinity });
  onTestFinished(started.stop);
  const { people } = started;
  await started.chooseChannel(guildId, PEOPLE.owner, MORETTI_CHANNELS.recruiting);
  for (let nth = 1; nth <= 20; nth += 1) await started.plan(`Серия ${nth}`, 3);
  await eventually(async () => expect(await people.messages(MORETTI_CHANNELS.recruiting)).toHaveLength(20));
  await people.channel({ channel_id: MORETTI_CHANNELS.recruiting, action: 'delete' });
  const told = async () =>
    (await people.dms(PEOPLE.owner))
      .map(textOf)
      .filter((dm) => dm.includes('Серия') && dm.includes('канал удалён'));
  await eventually(async () => expect(await told()).toHaveLength(1));
  expect((await told())[0]).toContain('и ещё 10');
  await started.chooseChannel(guildId, PEOPLE.owner, MORETTI_CHANNELS.events);
  await started.posted('Серия 20');
  expect(await told()).toHaveLength(1);
});
