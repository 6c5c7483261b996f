import { createEvent } from '@famiglia/core/events/create-event';
import { saveSettings } from '@famiglia/core/settings/save-settings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import { customIdsOf, textOf } from './messages.ts';
import { startTestBot } from './start-test-bot.ts';
import type { TestBotOptions } from './start-test-bot.ts';

const guildId = GUILDS.moretti;
const HOUR_MS = 60 * 60 * 1000;

/** The demo family with a channel for events, without rate limits, and helpers for what people do there. */
export const startEventBot = async (options: TestBotOptions = {}) => {
  const started = await startTestBot({ ...options, sandbox: { rateLimits: false, ...options.sandbox } });
  const { context, people } = started;
  const owner = discordActor(PEOPLE.owner);

  const chooseChannel = async (ofGuild: string, byOwner: string, channelId: string): Promise<void> => {
    const settings = await findSettings(context.db, ofGuild);
    await saveSettings(context, discordActor(byOwner), {
      ...valuesOf(settings),
      channels: { ...settings.channels, events: channelId },
      guildId: ofGuild,
      version: settings.version,
    });
  };
  await chooseChannel(guildId, PEOPLE.owner, MORETTI_CHANNELS.events);

  const inEvents = async () => people.messages(MORETTI_CHANNELS.events, { limit: 200 });
  const posted = async (title: string): Promise<SandboxMessage> => {
    let found: SandboxMessage | undefined;
    await eventually(async () => {
      found = (await inEvents()).findLast((message) => message.embeds[0]?.title === title);
      expect(found).toBeDefined();
    });
    return found as SandboxMessage;
  };

  return {
    ...started,
    chooseChannel,
    inEvents,
    posted,
    plan: async (title: string, slots: number, values: Partial<Parameters<typeof createEvent>[2]> = {}) =>
      createEvent(context, owner, {
        guildId,
        title,
        description: '',
        startsAt: new Date(context.clock().getTime() + 3 * HOUR_MS).toISOString(),
        slots,
        ...values,
      }),
    press: async (message: SandboxMessage, action: string, user_id: string, values?: string[]) => {
      const custom_id = customIdsOf(message).find((id) => id.startsWith(`mp:${action}`));
      if (custom_id === undefined) throw new Error(`no ${action} among ${customIdsOf(message).join(' ')}`);
      return people.click({ message_id: message.id, custom_id, user_id, ...(values ? { values } : {}) });
    },
    /** The whole text of a roster's message, once it matches all parts. */
    shown: async (title: string, ...parts: RegExp[]): Promise<string> => {
      let text = '';
      await eventually(async () => {
        text = textOf(await posted(title));
        for (const part of parts) expect(text).toMatch(part);
      });
      return text;
    },
  };
};

export type EventBot = Awaited<ReturnType<typeof startEventBot>>;
