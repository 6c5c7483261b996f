import type { NewActivity } from '../../guilds/activity/record-activity.ts';
import type { RosterChange } from './change-roster.ts';
import type { RosterAnswer, RosterCommand, RosterOutcome } from './roster-command.ts';

/** What a roster belongs to: the features that use rosters are told apart by it. */
export interface RosterSubject {
  kind: 'event' | 'capt';
  guildId: string;
  rosterId: string;
  title: string;
}

type Row = Omit<NewActivity, 'guildId'>;

/** What a batch did, one row for each thing that truly happened. */
export const rosterActivity = (
  subject: RosterSubject,
  change: RosterChange,
  commands: readonly RosterCommand[],
): Row[] => [
  ...change.departed.map((userId): Row => aboutRoster(subject, 'left', userId, {})),
  ...commands.flatMap((command, index) => rowOf(subject, command, change.answers[index])),
  ...change.promoted.map((userId): Row => aboutMember(subject, 'promoted', null, userId)),
];

const rowOf = (subject: RosterSubject, command: RosterCommand, answer: RosterAnswer | undefined): Row[] => {
  if (answer === undefined || !DID_SOMETHING.has(answer.outcome)) return [];
  switch (command.type) {
    case 'join':
    case 'leave':
      return [signUpRow(subject, command, answer)];
    case 'pin':
      return [aboutMember(subject, 'pinned', command.by, command.userId, { pinned: command.pin })];
    case 'resize':
      return [aboutRoster(subject, 'resized', command.by, { slots: command.slots })];
  }
};

const DID_SOMETHING = new Set<RosterOutcome>(['joined', 'moved', 'left', 'pinned', 'resized']);

const signUpRow = (
  subject: RosterSubject,
  { userId, by }: { userId: string; by?: string },
  { outcome, place }: RosterAnswer,
): Row => {
  const where = place === null ? {} : { list: place.list, position: place.position };
  if (by !== undefined)
    return aboutMember(subject, outcome === 'left' ? 'removed' : 'added', by, userId, where);
  return aboutRoster(subject, outcome as 'joined' | 'moved' | 'left', userId, where);
};

const aboutRoster = (
  { kind, rosterId, title }: RosterSubject,
  what: 'joined' | 'moved' | 'left' | 'resized',
  actorId: string,
  data: Record<string, unknown>,
): Row => ({ type: `${kind}.${what}`, actorId, target: { kind, id: rosterId }, data: { title, ...data } });

const aboutMember = (
  { kind, rosterId, title }: RosterSubject,
  what: 'added' | 'removed' | 'pinned' | 'promoted',
  actorId: string | null,
  userId: string,
  data: Record<string, unknown> = {},
): Row => ({
  type: `${kind}.${what}`,
  actorId,
  target: { kind: 'member', id: userId },
  data: { [`${kind}_id`]: rosterId, title, ...data },
});
