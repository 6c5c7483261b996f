import type { Language } from '@famiglia/contract/constants';
import type { ScreenshotRow } from '@famiglia/core/screenshots/intake/screenshot.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { APIEmbed, BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../discord/brand-color.ts';
import { makeCustomId } from '../interactions/custom-id.ts';
import { escapeText } from '../discord/escape-text.ts';
import { gungameTexts } from './gungame-texts.ts';

const COLOURS = { pending: BRAND_COLOR, approved: 0x4cc38a, rejected: 0xf2757a } as const;

export const PICTURE = 'screen.webp';
export const EARLIER = 'earlier.webp';

interface CardView {
  row: ScreenshotRow;
  language: Language;
  /** Whether the message also shows the earlier screenshot. */
  withEarlier: boolean;
  /** The address of the screenshot on the panel's desk. */
  deskUrl: string;
}

const stamp = (at: Date): string => `<t:${Math.floor(at.getTime() / 1000)}:f>`;

/** A screenshot in the review channel: its sender, its image, and the two buttons or the verdict. */
export const reviewCard = ({ row, language, withEarlier, deskUrl }: CardView): BaseMessageOptions => {
  const texts = gungameTexts[language];
  const { screenshot, displayName, ingameNick, earlier, earlierName } = row;
  const { id, status, moderatedBy, moderatedAt, comment } = screenshot;
  const who = `<@${screenshot.userId}> ${escapeText(ingameNick ?? displayName)}`;
  const verdict =
    moderatedBy === null || moderatedAt === null
      ? []
      : [texts.decided(texts.statuses[status], `<@${moderatedBy}>`, stamp(moderatedAt))];
  const warning =
    earlier === null
      ? []
      : [
          `⚠️ ${texts.lookAlike(escapeText(earlierName ?? earlier.userId), stamp(earlier.submittedAt))}`,
          ...(screenshot.looksLikeMirrored === true ? [texts.mirrored] : []),
        ];
  const embeds: APIEmbed[] = [
    {
      color: COLOURS[status],
      title: status === 'pending' ? texts.card : texts.statuses[status],
      description: [...warning, ...verdict, ...(comment ? [texts.why(escapeText(comment))] : [])].join('\n'),
      fields: [
        { name: texts.player, value: who, inline: true },
        { name: texts.reward, value: `+${screenshot.reward}`, inline: true },
      ],
      image: { url: `attachment://${PICTURE}` },
      timestamp: screenshot.submittedAt.toISOString(),
    },
    ...(withEarlier
      ? [{ color: COLOURS[status], title: texts.earlier, image: { url: `attachment://${EARLIER}` } }]
      : []),
  ];
  const button = (action: 'approve' | 'reject') => ({
    type: ComponentType.Button as const,
    style: action === 'approve' ? (ButtonStyle.Success as const) : (ButtonStyle.Danger as const),
    label: texts[action],
    customId: makeCustomId('gungame', action, id),
  });
  const desk = {
    type: ComponentType.Button as const,
    style: ButtonStyle.Link as const,
    label: texts.atDesk,
    url: deskUrl,
  };
  return {
    embeds,
    components: [
      {
        type: ComponentType.ActionRow,
        components: status === 'pending' ? [button('approve'), button('reject'), desk] : [desk],
      },
    ],
  };
};
