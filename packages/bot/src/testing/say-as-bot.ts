import type { Sandbox } from '@famiglia/sandbox/start-sandbox';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { ButtonStyle, ComponentType } from 'discord.js';
import { expect } from 'vitest';

/** Posts a message of the bot with this component below it. */
export const sayAsBot = async (sandbox: Sandbox, channelId: string, component: object): Promise<string> => {
  const response = await fetch(`${sandbox.apiUrl}/v10/channels/${channelId}/messages`, {
    method: 'POST',
    headers: {
      authorization: `Bot ${sandbox.botToken}`,
      'content-type': 'application/json',
      'user-agent': 'DiscordBot (https://famiglia.test, 1.0.0)',
    },
    body: JSON.stringify({
      content: 'forged',
      components: [{ type: ComponentType.ActionRow, components: [component] }],
    }),
  });
  const message = (await response.json()) as Pick<SandboxMessage, 'id'>;
  expect(response.status, JSON.stringify(message)).toBe(200);
  return message.id;
};

export const forgedButton = (customId: string) => ({
  type: ComponentType.Button,
  style: ButtonStyle.Primary,
  label: 'forged',
  custom_id: customId,
});
