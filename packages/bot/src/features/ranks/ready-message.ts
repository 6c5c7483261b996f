import type { Language } from '@famiglia/contract/kit/language';
import type { RankProposal } from '@famiglia/contract/ranks/ranks';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { pageRows, pageText } from '../../kit/interactions/pages.ts';
import type { Pages } from '../../kit/interactions/pages.ts';
import { rankTexts } from './rank-texts.ts';

/** Each has a row of buttons, and a message has five rows with that of the pages. */
export const READY_ON_PAGE = 4;

const LONGEST_LABEL = 80;

/** Who is ready for the next step, with one click to promote, to wait a week, or not to propose it again. */
export const readyMessage = (
  proposals: readonly RankProposal[],
  total: number,
  pages: Pages,
  language: Language,
): BaseMessageOptions => {
  const texts = rankTexts[language];
  const lines = proposals.map(({ member, rank, next }) =>
    texts.proposal(
      `<@${member.id}>`,
      rank === null ? texts.none : escapeText(rank.name),
      escapeText(next?.name ?? ''),
    ),
  );
  const footer = pageText(pages, language);
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.readyTitle(total),
        description: lines.length === 0 ? texts.nobodyReady : lines.join('\n'),
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: [
      ...proposals.map((proposal) => ({
        type: ComponentType.ActionRow as const,
        components: buttonsOf(proposal, pages.index, language),
      })),
      ...pageRows(pages, language, (index) => makeCustomId('ranks', 'page', index)),
    ],
  };
};

const buttonsOf = ({ member, next }: RankProposal, page: number, language: Language) => {
  const texts = rankTexts[language];
  const button = (action: string, label: string, style: ButtonStyle.Success | ButtonStyle.Secondary) =>
    ({
      type: ComponentType.Button,
      style,
      customId: makeCustomId('ranks', action, member.id, next?.role_id ?? '', String(page)),
      label: label.slice(0, LONGEST_LABEL),
    }) as const;
  return [
    button('promote', texts.promote(member.name), ButtonStyle.Success),
    button('later', texts.later, ButtonStyle.Secondary),
    button('dismiss', texts.dismiss, ButtonStyle.Secondary),
  ];
};
