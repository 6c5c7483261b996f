import { GatewayDispatchEvents, GatewayIntentBits } from 'discord.js';
import type { BotFeature } from '../../feature.ts';
import { onDispatch } from '../../kit/discord/on-dispatch.ts';
import { watchChannels } from '../../kit/discord/watch-channels.ts';
import { deliverWarAlert, readWarAlert } from './war-alert.ts';
import { askToIgnore, createSignUp, ignoreSurely, linkChosen, unlink } from './war-buttons.ts';
import { askToRevoke, backToKeys, createKey, openNewKey, revokeKey, showKeys } from './war-keys.ts';
import { deliverWarReport, hearReport, isReport, missReports, readReportNotice } from './war-reports.ts';
import { chooseOwner, confirmResult, deliverWarResult, readWarResult } from './war-result.ts';

const reports = watchChannels({
  channelsOf: ({ war_reports }) => [war_reports],
  mayMatter: isReport,
  accept: hearReport,
});

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
    ...reports.gatewayHandlers,
    // An edited report is read again: only what differs changes a war.
    onDispatch(GatewayDispatchEvents.MessageUpdate, reports.hear),
    onDispatch(GatewayDispatchEvents.ChannelDelete, async (bot, { id, guild_id }) =>
      missReports(bot, guild_id, id),
    ),
  ],
  busHandlers: reports.busHandlers,
  deliveries: [
    // A sign-up that comes with the alert is posted first, so that the alert leads to it.
    { kind: 'war_alert', deliver: deliverWarAlert, letter: readWarAlert, gatherMs: 1500 },
    { kind: 'war_report', deliver: deliverWarReport, letter: readReportNotice },
    { kind: 'war_result', deliver: deliverWarResult, letter: readWarResult },
  ],
};
