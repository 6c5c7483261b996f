import type { NewActivity } from '../activity/record-activity.ts';
import type { RosterChange } from './change-roster.ts';
import type { RosterAnswer, RosterCommand, RosterOutcome } from './roster-command.ts';
import type { RosterKindName, RosterRef } from './roster-kind.ts';

/** A roster as its activity rows name it: the kind and title of its event, capt or contract. */
export interface NamedRoster<Kind extends RosterKindName = RosterKindName> extends RosterRef {
  kind: Kind;
  title: string;
}

type Row = Omit<NewActivity, 'guildId'>;

/** The activity rows of a batch, one for each actual change. */
export const rosterActivity = (
  roster: NamedRoster,
  change: RosterChange,
  commands: readonly RosterCommand[],
): Row[] => [
  ...change.departed.map((userId): Row => aboutRoster(roster, 'left', userId, {})),
  ...commands.flatMap((command, index) => rowOf(roster, command, change.answers[index])),
  ...change.promoted.map((userId): Row => aboutMember(roster, 'promoted', null, userId)),
  ...change.demoted
    .filter((userId) => !pinnedOf(commands).has(userId))
    .map((userId): Row => aboutMember(roster, 'demoted', null, userId)),
];

/** The row of a pin is enough: a pinned person gets no second row about losing the place. */
const pinnedOf = (commands: readonly RosterCommand[]): ReadonlySet<string> =>
  new Set(commands.flatMap((command) => (command.type === 'pin' ? [command.userId] : [])));

const rowOf = (roster: NamedRoster, command: RosterCommand, answer: RosterAnswer | undefined): Row[] => {
  if (answer === undefined || !CHANGING_OUTCOMES.has(answer.outcome)) return [];
  switch (command.type) {
    case 'join':
    case 'leave':
    case 'answer':
      return command.type === 'answer' || answer.outcome === 'answered'
        ? answeredRows(roster, command.userId, answer)
        : [signUpRow(roster, command, answer)];
    case 'pin':
      return [
        aboutMember(roster, 'pinned', command.by, command.userId, {
          pinned: command.pin,
          ...(command.squad === undefined ? {} : squadIn(answer)),
        }),
      ];
    case 'resize':
      // The edit that changes the places has a row of its own.
      return [];
  }
};

const CHANGING_OUTCOMES = new Set<RosterOutcome>([
  'joined',
  'moved',
  'left',
  'answered',
  'pinned',
  'resized',
]);

const signUpRow = (
  roster: NamedRoster,
  { userId, by }: { userId: string; by?: string },
  { outcome, place, answer }: RosterAnswer,
): Row => {
  const where =
    place === null
      ? {}
      : {
          list: place.list,
          position: place.position,
          ...squadIn({ outcome, place }),
          ...(answer === 'late' ? { answer } : {}),
        };
  if (by !== undefined)
    return aboutMember(roster, outcome === 'left' ? 'removed' : 'added', by, userId, where);
  return aboutRoster(roster, outcome as 'joined' | 'moved' | 'left', userId, where);
};

/** The name that the squad had at that time. */
const squadIn = ({ place }: RosterAnswer): { squad?: string } =>
  place?.squad === undefined ? {} : { squad: place.squad.name };

/** A contract takes only plus and minus. */
const answeredRows = (
  { kind, rosterId, title }: NamedRoster,
  actorId: string,
  { answer = null }: RosterAnswer,
): Row[] =>
  kind === 'contract'
    ? []
    : [{ type: `${kind}.answered`, actorId, target: { kind, id: rosterId }, data: { title, answer } }];

const aboutRoster = (
  { kind, rosterId, title }: NamedRoster,
  what: 'joined' | 'moved' | 'left',
  actorId: string,
  data: Record<string, unknown>,
): Row => ({ type: `${kind}.${what}`, actorId, target: { kind, id: rosterId }, data: { title, ...data } });

const aboutMember = (
  { kind, rosterId, title }: NamedRoster,
  what: 'added' | 'removed' | 'pinned' | 'promoted' | 'demoted',
  actorId: string | null,
  userId: string,
  data: Record<string, unknown> = {},
): Row => ({
  type: `${kind}.${what}`,
  actorId,
  target: { kind: 'member', id: userId },
  data: { [`${kind}_id`]: rosterId, title, ...data },
});
