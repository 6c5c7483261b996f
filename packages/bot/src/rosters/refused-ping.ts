import type { Language } from '@famiglia/contract/constants';
import type { RosterRef } from '@famiglia/core/gatherings/rosters/roster-kind';
import { findRefusedRoles } from '@famiglia/core/gatherings/rosters/roster-ping';
import { findRoster } from '@famiglia/core/gatherings/rosters/roster.queries';
import type { Bot } from '../bot.ts';
import { roleMention } from '../discord/mention-roles.ts';
import { menuTexts } from './menu-texts.ts';

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
