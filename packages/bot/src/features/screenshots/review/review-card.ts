import type { Language } from '@famiglia/contract/kit/language';
import { isCopy } from '@famiglia/core/screenshots/intake/find-look-alike';
import type { ScreenshotRow } from '@famiglia/core/screenshots/intake/screenshot.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { APIButtonComponent, APIEmbed, BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../../kit/discord/brand-color.ts';
import { linkButton } from '../../../kit/discord/link-button.ts';
import { makeCustomId } from '../../../kit/interactions/custom-id.ts';
import { escapeText } from '../../../kit/discord/escape-text.ts';
import { reportCardTexts } from './report-facts.ts';
import type { ReportFacts } from './report-facts.ts';
import type { ReviewKind } from './review-kinds.ts';
import { reviewTexts } from './review-texts.ts';

const COLOURS = { pending: BRAND_COLOR, approved: 0x4cc38a, rejected: 0xf2757a } as const;

export const PICTURE = 'screen.webp';
export const EARLIER = 'earlier.webp';

interface CardView {
  kind: ReviewKind;
  row: ScreenshotRow;
  language: Language;
  /** Whether the message also shows the earlier screenshot. */
  withEarlier: boolean;
  /** The address of the screenshot in the panel; null where the guild has none. */
  panelUrl: string | null;
  /** What a report says, which is judged with its screenshot. */
  facts: ReportFacts | null;
}

/** A screenshot in a review channel: its sender, its image, and the buttons to judge it or to undo the verdict. */
export const reviewCard = (view: CardView): BaseMessageOptions => {
  const { row, language, withEarlier, facts } = view;
  const { screenshot, displayName, ingameNick } = row;
  const texts = reviewTexts[language];
  const color = COLOURS[isJudged(row) ? screenshot.status : 'pending'];
  const embeds: APIEmbed[] = [
    {
      color,
      title: titleOf(view),
      description: [...(facts?.warnings ?? []), ...warningLines(view), ...verdictLines(view)].join('\n'),
      fields: [
        {
          name: texts.player,
          value: `<@${screenshot.userId}> ${escapeText(ingameNick ?? displayName)}`,
          inline: true,
        },
        ...(facts?.fields ?? [{ name: texts.reward, value: `+${screenshot.reward}`, inline: true }]),
      ],
      image: { url: `attachment://${PICTURE}` },
      timestamp: screenshot.submittedAt.toISOString(),
    },
    ...(withEarlier ? [{ color, title: texts.earlier, image: { url: `attachment://${EARLIER}` } }] : []),
  ];
  const buttons = buttonsOf(view);
  return {
    embeds,
    components: buttons.length === 0 ? [] : [{ type: ComponentType.ActionRow, components: buttons }],
  };
};

const stamp = (at: Date): string => `<t:${Math.floor(at.getTime() / 1000)}:f>`;

/** The guild's rule pays without judging. */
const isJudged = ({ screenshot }: ScreenshotRow): boolean => screenshot.moderatedAt !== null;

const titleOf = ({ kind, row, language }: CardView): string => {
  const texts = reviewTexts[language];
  const { status } = row.screenshot;
  if (status === 'pending') return texts.waits(texts.kinds[kind]);
  return isJudged(row) ? texts.statuses[status] : texts.paid(texts.kinds[kind]);
};

const warningLines = ({ row, language }: CardView): string[] => {
  const { screenshot, earlier, earlierName } = row;
  if (earlier === null) return [];
  const { copied, lookAlike, mirrored } = reviewTexts[language];
  const words = isCopy(screenshot, earlier) ? copied : lookAlike;
  return [
    `⚠️ ${words(escapeText(earlierName ?? earlier.userId), stamp(earlier.submittedAt))}`,
    ...(screenshot.looksLikeMirrored === true ? [mirrored] : []),
  ];
};

const verdictLines = ({ row, language }: CardView): string[] => {
  const { statuses, decided, why } = reviewTexts[language];
  const { status, moderatedBy, moderatedAt, comment } = row.screenshot;
  return [
    ...(moderatedBy === null || moderatedAt === null
      ? []
      : [decided(statuses[status], `<@${moderatedBy}>`, stamp(moderatedAt))]),
    ...(comment ? [why(escapeText(comment))] : []),
  ];
};

const buttonsOf = ({ kind, row, language, panelUrl }: CardView): APIButtonComponent[] => {
  const texts = reviewTexts[language];
  const { id, status, moderatedAt } = row.screenshot;
  const button = (
    action: 'approve' | 'correct' | 'reject' | 'undo',
    style: ButtonStyle.Success | ButtonStyle.Danger | ButtonStyle.Secondary,
    label: string,
    ...args: string[]
  ): APIButtonComponent => ({
    type: ComponentType.Button,
    style,
    label,
    custom_id: makeCustomId(kind, action, id, ...args),
  });
  const panel: APIButtonComponent[] = panelUrl === null ? [] : [linkButton(texts.atDesk, panelUrl)];
  if (moderatedAt !== null) {
    return [button('undo', ButtonStyle.Secondary, texts.undo, String(moderatedAt.getTime())), ...panel];
  }
  const [yes, no] = status === 'pending' ? [texts.approve, texts.reject] : [texts.keep, texts.takeBack];
  const correct =
    kind === 'reports' ? [button('correct', ButtonStyle.Secondary, reportCardTexts[language].correct)] : [];
  return [
    button('approve', ButtonStyle.Success, yes),
    ...correct,
    button('reject', ButtonStyle.Danger, no),
    ...panel,
  ];
};
