import type { Context } from '@famiglia/core/platform/context';
import type { RosterRef } from '@famiglia/core/rosters/roster-kind';
import { findRoster } from '@famiglia/core/rosters/roster.queries';
import { findSquadsWithNames } from '@famiglia/core/rosters/squad.queries';
import type { DiscordRosterKind, PostedGathering } from './discord-roster-kind.ts';

/** What a leader's menu shows of a roster: nobody's name, so that a leader can act quickly while a crowd signs up. */
export interface MenuView {
  rosterId: string;
  feature: string;
  gathering: PostedGathering;
  slots: number;
  mainCount: number;
  reserveCount: number;
  /** Whether people can also answer late, maybe and cannot. */
  moreAnswers: boolean;
  squads: Awaited<ReturnType<typeof findSquadsWithNames>>;
  /** The time of drawing. */
  now: Date;
}

export const loadMenuView = async (
  { db, clock }: Context,
  kind: DiscordRosterKind,
  { guildId, rosterId }: RosterRef,
): Promise<MenuView | null> => {
  const gathering = await kind.load(db, guildId, rosterId);
  const roster = await findRoster(db, guildId, rosterId);
  if (gathering === null || roster === null) return null;
  const { slots, mainCount, reserveCount, squadCount, moreAnswers } = roster;
  return {
    rosterId,
    feature: kind.feature,
    gathering,
    slots,
    mainCount,
    reserveCount,
    moreAnswers: moreAnswers && gathering.status !== 'finished',
    squads: squadCount === 0 ? [] : await findSquadsWithNames(db, guildId, rosterId),
    now: clock(),
  };
};
