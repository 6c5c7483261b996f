import { retryOnDisconnect } from '@famiglia/core/rosters/retry-on-disconnect';
import { GatewayDispatchEvents, GatewayIntentBits } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { BotFeature } from '../../feature.ts';
import { onDispatch } from '../../kit/discord/on-dispatch.ts';
import { deliverWarAlert, readWarAlert } from './war-alert.ts';
import { askToIgnore, createSignUp, ignoreSurely, linkChosen, unlink } from './war-buttons.ts';
import { askToRevoke, backToKeys, createKey, openNewKey, revokeKey, showKeys } from './war-keys.ts';
import { deliverWarReport, hearReport, isReport, missReports, readReportNotice } from './war-reports.ts';
import type { ReportMessage } from './war-reports.ts';
import { chooseOwner, confirmResult, deliverWarResult, readWarResult } from './war-result.ts';

const hear = async (bot: Bot, message: ReportMessage & { guild_id?: string }): Promise<void> => {
  const { guild_id: guildId } = message;
  if (guildId === undefined || !isReport(message)) return;
  await retryOnDisconnect(async () => hearReport(bot, guildId, message));
};

/** Wars that a feed tells of. */
export const warsFeature: BotFeature = {
  name: 'wars',
  buttons: {
    create: createSignUp,
    unlink,
    ignore: askToIgnore,
    ignore_surely: ignoreSurely,
    confirm: confirmResult,
    keys: showKeys,
    keys_back: backToKeys,
    key_new: openNewKey,
    key_revoke: revokeKey,
  },
  selects: { link: linkChosen, owner: chooseOwner, key_revoke: askToRevoke },
  modals: { key_new: createKey },
  intents: [GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
  gatewayHandlers: [
    onDispatch(GatewayDispatchEvents.MessageCreate, hear),
    // An edited report is read again: only what differs changes a war.
    onDispatch(GatewayDispatchEvents.MessageUpdate, hear),
    onDispatch(GatewayDispatchEvents.ChannelDelete, async (bot, { id, guild_id }) =>
      missReports(bot, guild_id, id),
    ),
  ],
  deliveries: [
    // A sign-up that comes with the alert is posted first, so that the alert leads to it.
    { kind: 'war_alert', deliver: deliverWarAlert, letter: readWarAlert, gatherMs: 1500 },
    { kind: 'war_report', deliver: deliverWarReport, letter: readReportNotice },
    { kind: 'war_result', deliver: deliverWarResult, letter: readWarResult },
  ],
};
