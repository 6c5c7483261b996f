import { ButtonStyle, ComponentType, MessageFlags } from 'discord.js';
import type { SendableChannels } from 'discord.js';
import { expect, test } from 'vitest';
import { buildWorld } from '../build-world.ts';
import { connectBot } from '../testing/connect-bot.ts';
import { runSandbox } from '../testing/run-sandbox.ts';

test('in a server of ten thousand many people click at once, and each gets their own answer', async () => {
  const { seed, guilds } = buildWorld({ guilds: [{ members: 10_000 }] });
  const [{ channels, memberIds }] = guilds;
  const sandbox = await runSandbox({ world: seed, timings: { firstAnswerMs: 25_000 } });
  const bot = await connectBot(sandbox);
  bot.on('interactionCreate', (interaction) => {
    if (interaction.isButton())
      void interaction.reply({ content: interaction.user.id, flags: MessageFlags.Ephemeral });
  });
  const channel = bot.channels.cache.get(channels.general ?? '') as SendableChannels;
  const { id } = await channel.send({
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          { type: ComponentType.Button, style: ButtonStyle.Primary, label: '+', customId: 'join' },
        ],
      },
    ],
  });
  for (let first = 0; first < 100; first += 50) {
    const people = memberIds.slice(first, first + 50);
    const answers = await Promise.all(
      people.map((user_id) => sandbox.client.click({ message_id: id, custom_id: 'join', user_id })),
    );
    expect(answers.map(({ message }) => message?.content)).toEqual(people);
  }
});
