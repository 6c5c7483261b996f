import { ButtonStyle, Client, ComponentType, Events, GatewayIntentBits, MessageFlags } from 'discord.js';

/** The least that a bot can do: it answers every click with the same text, and knows nobody. */
const { DISCORD_API_URL: api = '', DISCORD_BOT_TOKEN: token = '', CHANNEL_ID: channelId = '' } = process.env;
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });

client.on(Events.InteractionCreate, (interaction) => {
  if (interaction.isButton())
    void interaction.reply({ content: 'место 1', flags: MessageFlags.Ephemeral }).catch(() => undefined);
});
client.once(Events.ClientReady, () => void post());
void client.login(token);

const button = (action: 'join' | 'leave') => ({
  type: ComponentType.Button as const,
  style: ButtonStyle.Primary as const,
  customId: `mp:${action}:bare`,
  label: action,
});

const post = async (): Promise<void> => {
  const channel = await client.channels.fetch(channelId);
  if (channel === null || !channel.isSendable()) throw new Error('the channel cannot be written to');
  const row = { type: ComponentType.ActionRow as const, components: [button('join'), button('leave')] };
  const message = await channel.send({ content: 'Storm', components: [row] });
  process.send?.(message.id);
};
