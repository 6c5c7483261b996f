import type { Language } from '@famiglia/contract/kit/language';
import { requirementsText } from '@famiglia/contract/ranks/rank-words';
import type { Ladder } from '@famiglia/contract/ranks/ranks';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { rankTexts } from './rank-texts.ts';

/** The highest step stands on top. */
export const ladderEmbed = (language: Language, { steps }: Ladder, reputation: string) => {
  const texts = rankTexts[language];
  const lines = steps.toReversed().map(({ role_id, name, requirements, holders, role_exists }) => {
    const needs = requirementsText(language, requirements, reputation) || texts.byLeaders;
    const role = role_exists ? `<@&${role_id}>` : texts.roleGone;
    return `**${escapeText(name)}** · ${role} · ${texts.holders(holders)}\n-# ${needs}`;
  });
  return {
    color: BRAND_COLOR,
    title: texts.ladder,
    description: lines.length === 0 ? texts.noLadder : lines.join('\n'),
  };
};
