import type { Sandbox } from '@famiglia/sandbox/start-sandbox';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { sendJson } from '@famiglia/sandbox/send-json';
import { ButtonStyle, ComponentType } from 'discord.js';
import { expect } from 'vitest';

/** Posts a message of the bot with this component below it. */
export const sayAsBot = async (sandbox: Sandbox, channelId: string, component: object): Promise<string> => {
  const { status, text } = await sendJson(`${sandbox.apiUrl}/v10/channels/${channelId}/messages`, {
    method: 'POST',
    headers: {
      authorization: `Bot ${sandbox.botToken}`,
      'user-agent': 'DiscordBot (https://famiglia.test, 1.0.0)',
    },
    body: {
      content: 'forged',
      components: [{ type: ComponentType.ActionRow, components: [component] }],
    },
  });
  expect(status, text).toBe(200);
  const message = JSON.parse(text) as Pick<SandboxMessage, 'id'>;
  return message.id;
};

export const forgedButton = (customId: string) => ({
  type: ComponentType.Button,
  style: ButtonStyle.Primary,
  label: 'forged',
  custom_id: customId,
});
