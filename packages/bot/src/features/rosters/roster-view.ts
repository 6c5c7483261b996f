import { ANSWERS } from '@famiglia/contract/rosters/answers';
import type { Answer } from '@famiglia/contract/rosters/answers';
import type { Language } from '@famiglia/contract/kit/language';
import type { SORTING_CRITERIA } from '@famiglia/contract/events/events';
import type { Queryable } from '@famiglia/core/platform/db/database';
import { findAnswers } from '@famiglia/core/rosters/answer.queries';
import { hasGroupCode } from '@famiglia/core/rosters/group-code.queries';
import { findParticipants, findRosterNames } from '@famiglia/core/rosters/participant.queries';
import type { NamedEntry, Queue } from '@famiglia/core/rosters/participant.queries';
import { findSquadsWithNames } from '@famiglia/core/rosters/squad.queries';
import { findRoster } from '@famiglia/core/rosters/roster.queries';
import { findMember } from '@famiglia/core/members/member.queries';
import { discordImageUrl } from '@famiglia/core/platform/discord/image-url';
import { findAway } from '@famiglia/core/vacations/away.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { guildHasPanel } from '../../kit/discord/has-panel.ts';
import { penaltiesOf } from './penalties-of.ts';
import type { DiscordRosterKind, PostedGathering } from './discord-roster-kind.ts';
import { rosterTexts } from './roster-texts.ts';

/** The data that a roster's message shows. */
export interface RosterView {
  rosterId: string;
  guildId: string;
  feature: string;
  version: number;
  slots: number;
  sorting: readonly (typeof SORTING_CRITERIA)[number][];
  gathering: PostedGathering;
  /** Empty for most rosters. */
  squads: readonly SquadView[];
  main: readonly ListedPerson[];
  reserve: readonly ListedPerson[];
  /** The queues of the reserve, longest first. */
  waiting: readonly Queue[];
  /** Everybody on the reserve chose it. */
  allChose: boolean;
  /** The answers besides plus and minus; null if the roster takes none, or is finished. */
  answers: Record<Answer, readonly ListedPerson[]> | null;
  /** Whether those in main can read a group code. */
  hasCode: boolean;
  /** Who gets how much of what it paid, once it is finished. */
  shares: readonly { name: string; amount: string }[] | null;
  /** What happened, once it is finished. */
  outcome: Record<(typeof OUTCOMES)[number], readonly ListedPerson[]> | null;
  /** The person who created it. */
  leader: { name: string; avatarUrl: string | null } | null;
  language: Language;
  timeZone: string;
  /** The time of drawing. */
  now: Date;
  /** What not coming and leaving late cost; 0 where the family takes nothing. */
  penalties: { noShow: number; lateLeave: number; lateFrom: Date | null };
  /** The address in the panel; null for a guild without a panel. */
  panelUrl: string | null;
  /** The channel that the guild has configured for this kind. */
  homeChannelId: string | null;
}

/** How a sign-up can end. A reserve who was not called is not needed; a walk-in came without having signed up. */
const OUTCOMES = ['attended', 'walk_in', 'absent', 'excused', 'unneeded'] as const;

/** One line of a list. */
export interface ListedPerson {
  name: string;
  /** In a closed list, the reputation at its closing; null once the event is over, when attendance matters. */
  reputation: number | null;
  /** Only for those who will be away: a word that says so. */
  away?: string;
}

export interface SquadView {
  id: string;
  name: string;
  slots: number;
  roleId: string | null;
  /** The role's name. */
  role: string | null;
  leaderId: string | null;
  people: readonly ListedPerson[];
}

interface RosterFrame {
  db: Queryable;
  now: Date;
  panelUrl: string;
  cdnUrl: string;
  kind: DiscordRosterKind;
  /** That of the person who reads it; without one, the guild's. */
  language?: Language;
}

/**
 * Reads the version first: if the roster changes meanwhile, the drawn content is newer than its version, and
 * the next check redraws it.
 */
export const loadRosterView = async (
  frame: RosterFrame,
  guildId: string,
  rosterId: string,
): Promise<RosterView | null> => {
  const { db, now, panelUrl, cdnUrl, kind } = frame;
  const roster = await findRoster(db, guildId, rosterId);
  const gathering = await kind.load(db, guildId, rosterId);
  if (roster === null || gathering === null) return null;
  const settings = await findSettings(db, guildId);
  const language = frame.language ?? settings.language;
  const leader = await findMember(db, guildId, gathering.leaderId);
  const isFinished = gathering.status === 'finished';
  const shares = isFinished ? ((await kind.shares?.(db, guildId, rosterId, language)) ?? null) : null;
  const lists =
    isFinished && shares === null
      ? await findOutcome(db, guildId, rosterId)
      : await findPeopleWithAway(db, { guildId, rosterId, startsAt: gathering.startsAt, language });
  return {
    rosterId,
    guildId,
    feature: kind.feature,
    version: roster.version,
    slots: roster.slots,
    sorting: roster.criteria,
    gathering,
    squads: roster.squadCount === 0 ? [] : await loadSquads(db, guildId, rosterId, lists.main),
    ...lists,
    shares,
    answers:
      roster.moreAnswers && gathering.status !== 'finished'
        ? await answersByKind(db, guildId, rosterId)
        : null,
    hasCode: await hasGroupCode(db, { guildId, rosterId }),
    leader:
      leader === null
        ? null
        : { name: leader.displayName, avatarUrl: discordImageUrl(cdnUrl, leader.avatarPath) },
    language,
    timeZone: settings.time_zone,
    now,
    penalties: {
      ...penaltiesOf(settings, kind),
      lateFrom: roster.lateFrom,
    },
    panelUrl: (await guildHasPanel(db, guildId, now))
      ? `${panelUrl}/guild/${guildId}/${kind.channel}/${rosterId}`
      : null,
    homeChannelId: settings.channels[kind.channel],
  };
};

const answersByKind = async (db: Queryable, guildId: string, rosterId: string) => {
  const given = await findAnswers(db, guildId, rosterId);
  const of = (answer: Answer): ListedPerson[] =>
    given
      .filter((one) => one.answer === answer)
      .map(({ display_name: name }) => ({ name, reputation: null }));
  return Object.fromEntries(ANSWERS.map((answer) => [answer, of(answer)])) as Record<Answer, ListedPerson[]>;
};

/** Main is listed squad by squad, so each squad has the next people of it. */
const loadSquads = async (
  db: Queryable,
  guildId: string,
  rosterId: string,
  main: readonly ListedPerson[],
): Promise<SquadView[]> => {
  let taken = 0;
  const rows = await findSquadsWithNames(db, guildId, rosterId);
  return rows.map(({ id, name, slots, roleId, role, leaderId, mainCount }) => {
    const people = main.slice(taken, taken + mainCount);
    taken += mainCount;
    return { id, name, slots, roleId, role, leaderId, people };
  });
};

interface Upcoming {
  guildId: string;
  rosterId: string;
  startsAt: Date;
  language: Language;
}

/** The people, with a word beside those who will be away. */
const findPeopleWithAway = async (db: Queryable, { guildId, rosterId, startsAt, language }: Upcoming) => {
  const { main, reserve, waiting, all_chose: allChose } = await findRosterNames(db, guildId, rosterId);
  const userIds = [...main, ...reserve].map(({ userId }) => userId);
  const away = await findAway(db, guildId, userIds, startsAt);
  const shown = (people: readonly NamedEntry[]): ListedPerson[] =>
    people.map(({ userId, name, reputation }) => {
      const kind = away.get(userId);
      return { name, reputation, ...(kind === undefined ? {} : { away: rosterTexts[language].away[kind] }) };
    });
  return { main: shown(main), reserve: shown(reserve), waiting, allChose, outcome: null };
};

/** Who came and who did not. */
const findOutcome = async (db: Queryable, guildId: string, rosterId: string) => {
  const people = (await findParticipants(db, guildId, rosterId)).map(({ entry, person }) => ({
    list: entry.list,
    outcome: entry.list === 'walk_in' ? ('walk_in' as const) : (entry.attendance ?? ('unneeded' as const)),
    name: person.displayName,
    reputation: null,
  }));
  const of = (outcome: (typeof OUTCOMES)[number]) => people.filter((one) => one.outcome === outcome);
  return {
    main: people.filter(({ list }) => list === 'main'),
    reserve: people.filter(({ list }) => list === 'reserve'),
    waiting: [],
    allChose: false,
    outcome: {
      attended: of('attended'),
      walk_in: of('walk_in'),
      absent: of('absent'),
      excused: of('excused'),
      unneeded: of('unneeded'),
    },
  };
};
