import { findSettings } from '@famiglia/core/settings/settings.queries';
import { ComponentType } from 'discord.js';
import type { FeatureDelivery } from '../../deliveries/delivery-kind.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildHasPanel } from '../../kit/discord/has-panel.ts';
import { linkButton } from '../../kit/discord/link-button.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { localised } from '../../kit/texts/localised.ts';
import { leaderNotice } from '../leaders/leader-notice.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import type { DiscordRosterKind } from './discord-roster-kind.ts';
import { findKind } from './find-kind.ts';
import { rosterMessageUrl } from './gathering-link.ts';

const texts = localised({
  en: {
    title: 'Who came?',
    about: (title: string) =>
      `**${title}** is over, and nobody has marked who came. Until then nobody is rewarded: press Manage → Attendance below the sign-up.`,
    post: 'Open the sign-up',
    panel: 'Mark in the panel',
  },
  ru: {
    title: 'Кто был?',
    about: (title: string) =>
      `**${title}** уже прошло, а явка не отмечена. До этого никто не получит награду: нажмите «Управление» → «Явка» под записью.`,
    post: 'Открыть запись',
    panel: 'Отметить в панели',
  },
});

/**
 * The request to mark who came goes to whoever created it, by direct message. If they cannot be reached or no longer lead, it
 * goes to the other leaders as everything for them does.
 */
export const attendanceDue = (kinds: readonly DiscordRosterKind[]): FeatureDelivery => {
  const read = readRequest(kinds);
  const toLeaders = leaderNotice('attendance_due', read);
  return {
    ...toLeaders,
    deliver: async (bot, delivery, signal) => {
      const { guildId, subject } = delivery;
      const request = await read(bot, guildId, subject);
      const creator = request?.first?.[0];
      if (request === null) return;
      if (creator !== undefined) {
        const { line: content, nonce, message } = request;
        const components = message.components ?? [];
        if (await sendDirectMessage(bot, { guildId, userId: creator, content, nonce, components })) return;
      }
      await toLeaders.deliver(bot, delivery, signal);
    },
  };
};

/** Null if it was marked or called off meanwhile. */
const readRequest =
  (kinds: readonly DiscordRosterKind[]): ReadNotice =>
  async ({ context }, guildId, rosterId) => {
    const { db, config, clock } = context;
    const kind = await findKind(db, kinds, guildId, rosterId);
    const gathering = (await kind?.load(db, guildId, rosterId)) ?? null;
    if (kind === null || gathering === null) return null;
    if (gathering.status === 'finished' || gathering.status === 'cancelled') return null;
    const { language } = await findSettings(db, guildId);
    const words = texts[language];
    const { right } = kind;
    const creator = await context.access.inGuild(gathering.leaderId, guildId);
    const post = await rosterMessageUrl(db, guildId, rosterId);
    const panel = (await guildHasPanel(db, guildId, clock()))
      ? `${config.publicUrl}/guild/${guildId}/${kind.channel}/${rosterId}`
      : null;
    const line = words.about(escapeText(gathering.title));
    return {
      right,
      first: creator?.permissions.has(right) === true ? [gathering.leaderId] : [],
      message: {
        embeds: [{ color: BRAND_COLOR, title: words.title, description: line }],
        components: linkRow([words.post, post], [words.panel, panel]),
      },
      line,
      nonce: `due-${rosterId.slice(0, 8)}-${Math.floor(gathering.startsAt.getTime() / 60_000)}`,
    };
  };

/** Buttons that open what a request is about; none without an address. */
export const linkRow = (...links: [label: string, url: string | null][]) => {
  const components = links.flatMap(([label, url]) => (url === null ? [] : [linkButton(label, url)]));
  return components.length === 0 ? [] : [{ type: ComponentType.ActionRow as const, components }];
};
