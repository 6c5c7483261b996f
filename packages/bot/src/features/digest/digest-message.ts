import type { Digest } from '@famiglia/contract/digest/digest';
import { digestLines, digestTitle } from '@famiglia/contract/digest/digest-words';
import { cutText } from '@famiglia/contract/kit/cut-text';
import type { Language } from '@famiglia/contract/kit/language';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';

const PICTURE = 'digest.png';
const LONGEST = 4000;

/** The week or the month of the family: its lines above the picture. */
export const digestMessage = (
  { digest, picture }: { digest: Digest; picture: Buffer | null },
  language: Language,
): BaseMessageOptions => {
  const { title, days } = digestTitle(digest, language);
  const lines = digestLines(digest, language, {
    name: escapeText,
    moment: (iso) => `<t:${Math.floor(Date.parse(iso) / 1000)}:F>`,
  });
  const embed = {
    color: BRAND_COLOR,
    title: `${title}, ${days}`,
    description: cutText(lines.join('\n'), LONGEST),
  };
  return picture === null
    ? { embeds: [embed] }
    : {
        embeds: [{ ...embed, image: { url: `attachment://${PICTURE}` } }],
        files: [{ attachment: picture, name: PICTURE }],
      };
};
