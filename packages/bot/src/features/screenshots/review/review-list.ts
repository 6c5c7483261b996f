import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import { isContentKey } from '@famiglia/core/platform/storage/content-key';
import { readExisting } from '@famiglia/core/platform/storage/storage';
import {
  countMatching,
  findScreenshots,
  findScreenshotsById,
} from '@famiglia/core/screenshots/intake/screenshot.queries';
import type { BaseMessageOptions } from 'discord.js';
import type { Subcommand } from '../../../kit/interactions/command.ts';
import { BRAND_COLOR } from '../../../kit/discord/brand-color.ts';
import { escapeText } from '../../../kit/discord/escape-text.ts';
import type { ButtonCall, CommandCall, SelectCall } from '../../../kit/interactions/calls.ts';
import { makeCustomId } from '../../../kit/interactions/custom-id.ts';
import { pageRows, pageText, pagesOf, turnPage } from '../../../kit/interactions/pages.ts';
import { guildOf } from '../../../kit/guild-of.ts';
import { stringSelect } from '../../settings/controls/control-rows.ts';
import { readReportFacts } from './report-facts.ts';
import { PICTURE, reviewCard } from './review-card.ts';
import { REVIEW_KINDS } from './review-kinds.ts';
import type { ReviewKind } from './review-kinds.ts';
import { reviewTexts } from './review-texts.ts';

const PAGE_SIZE = 10;

/** Everything that waits, also without a review channel and without the panel. */
export const reviewListCommand = (kind: ReviewKind): Subcommand => ({
  name: { en: 'list', ru: 'список' },
  topic: 'review',
  description: { en: 'Screens waiting for a decision', ru: 'Скрины, которые ждут решения' },
  needs: REVIEW_KINDS[kind].access.permission,
  answer: 'private',
  run: async (call) => call.answer.reply(await listMessage(kind, call, 0)),
});

export const turnReviewPage = (kind: ReviewKind) => async (call: ButtonCall) =>
  turnPage(call, await listMessage(kind, call, Number(call.args[0])));

const listMessage = async (
  kind: ReviewKind,
  { bot, actor, interaction, language }: CommandCall | ButtonCall,
  wanted: number,
): Promise<BaseMessageOptions> => {
  const { db } = bot.context;
  const guildId = guildOf(interaction);
  await requireGuildAccess(bot.context, actor, guildId, REVIEW_KINDS[kind].access);
  const texts = reviewTexts[language];
  const filter = { kind, status: 'pending' } as const;
  const total = await countMatching(db, guildId, filter);
  const pages = pagesOf(total, PAGE_SIZE, wanted);
  const offset = pages.index * PAGE_SIZE;
  const rows = await findScreenshots(db, guildId, filter, { limit: PAGE_SIZE, offset });
  const footer = pageText(pages, language);
  const lines = rows.map(({ screenshot, displayName, ingameNick }, index) => {
    const when = `<t:${Math.floor(screenshot.submittedAt.getTime() / 1000)}:R>`;
    return `${offset + index + 1}. ${texts.listLine(escapeText(ingameNick ?? displayName), when)}`;
  });
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.listTitle(texts.kinds[kind], total),
        description: lines.join('\n') || texts.listEmpty,
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: [
      ...(rows.length === 0
        ? []
        : [
            stringSelect({
              customId: makeCustomId(kind, 'show'),
              placeholder: texts.openOne,
              options: rows.map(({ screenshot, displayName, ingameNick }, index) => ({
                value: screenshot.id,
                label: `${offset + index + 1}. ${ingameNick ?? displayName}`.slice(0, 100),
              })),
            }),
          ]),
      ...pageRows(pages, language, (index) => makeCustomId(kind, 'list', index)),
    ],
  };
};

/** The card of one screenshot for the reader alone, with the buttons to judge it. */
export const showScreenshot =
  (kind: ReviewKind) =>
  async (call: SelectCall): Promise<void> => {
    const { bot, actor, interaction, answer } = call;
    const guildId = guildOf(interaction);
    await requireGuildAccess(bot.context, actor, guildId, REVIEW_KINDS[kind].access);
    const [row] = await findScreenshotsById(bot.context.db, guildId, [interaction.values[0] ?? '']);
    if (row === undefined || row.screenshot.kind !== kind) throw new AppError('not_found');
    const { fileKey } = row.screenshot;
    const { language } = await findSettings(bot.context.db, guildId);
    const facts = await readReportFacts(bot.context.db, row, language);
    const card = reviewCard({ kind, row, language, withEarlier: false, panelUrl: null, facts });
    const files = isContentKey(fileKey)
      ? [{ attachment: await readExisting(bot.context.files, fileKey), name: PICTURE }]
      : [];
    await answer.replyEphemeral({ ...card, files });
  };
