import type { Language } from '@famiglia/contract/kit/language';
import type { RosterRef } from '@famiglia/core/rosters/roster-kind';
import { findRefusedRoles } from '@famiglia/core/rosters/roster-ping';
import { findRoster } from '@famiglia/core/rosters/roster.queries';
import type { Bot } from '../../bot.ts';
import { roleMention } from '../../kit/discord/mention-roles.ts';
import { menuTexts } from './menu-texts.ts';

/**
 * Tells a leader that the family's @everyone was left out: the bot does not call it for people whom Discord does not let
 * mention everyone.
 */
export const leftOutPing = (
  {
    guildId,
    asked,
    ofSettings,
    called,
  }: {
    guildId: string;
    asked: string | null | undefined;
    ofSettings: string | null;
    called: string | null;
  },
  language: Language,
): string[] =>
  asked === undefined && ofSettings === guildId && called === null
    ? [menuTexts[language].everyoneLeftOut]
    : [];

/** Warns a leader about mentions that would notify nobody. A closed list calls nobody, so it has no warning. */
export const refusedPing = async (
  { context: { db } }: Bot,
  { guildId, rosterId }: RosterRef,
  language: Language,
): Promise<string[]> => {
  const roster = await findRoster(db, guildId, rosterId);
  const refused = roster === null || roster.frozenAt !== null ? [] : await findRefusedRoles(db, roster);
  if (refused.length === 0) return [];
  return [menuTexts[language].mentionRefused(refused.map((id) => roleMention(guildId, id)).join(' '))];
};
