import type { Language } from '@famiglia/contract/kit/language';
import type { Context } from '@famiglia/core/platform/context';
import { readCaptPicture } from '@famiglia/core/capts/get-capt-picture';
import { readCaptStats } from '@famiglia/core/capts/get-capt-stats';
import { readMissing } from '@famiglia/core/capts/list-recordings';
import { readCapt } from '@famiglia/core/capts/get-capts';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { guildHasPanel } from '../../kit/discord/has-panel.ts';
import { rosterMessageUrl } from '../rosters/gathering-link.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { captTexts } from './capt-texts.ts';
import { damageEmbed, damageTable } from './damage-embed.ts';
import type { CaptTarget } from '@famiglia/core/capts/capt.queries';

const PICTURE = 'capt.png';

/** The result of a capt as a message: in words, with the table as a picture, and buttons for the next steps. */
export const captReport = async (
  context: Context,
  { guildId, captId }: CaptTarget,
  language: Language,
): Promise<BaseMessageOptions> => {
  const capt = await readCapt(context.db, guildId, captId);
  const stats = await readCaptStats(context, { guildId, captId });
  const missing = capt.status === 'finished' ? await readMissing(context, { guildId, captId }) : [];
  const texts = captTexts[language];
  // Everybody reads this message: without a panel the title links to the roster.
  const url = (await guildHasPanel(context.db, guildId, context.clock()))
    ? `${context.config.publicUrl}/guild/${guildId}/capts/${captId}`
    : await rosterMessageUrl(context.db, guildId, captId);
  const names = missing.map((person) => person.display_name);
  const embed = damageEmbed({ capt, stats, missing: names, url }, language);
  const drawn = stats.players.some((player) => player.side === 'ours');
  const button = (action: string, label: string) =>
    ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      customId: makeCustomId('capt', action, captId),
      label,
    }) as const;
  return {
    embeds: [drawn ? { ...embed, image: { url: `attachment://${PICTURE}` } } : embed],
    files: drawn
      ? [
          {
            attachment: await readCaptPicture(context, { guildId, captId }, { theme: 'dark', language }),
            name: PICTURE,
            description: damageTable(stats, language),
          },
        ]
      : [],
    components:
      capt.status === 'finished'
        ? [
            {
              type: ComponentType.ActionRow,
              components: [button('recordings', texts.recordings), button('ask', texts.ask)],
            },
          ]
        : [],
    allowedMentions: { parse: [] },
  };
};
