import type { Answer } from '@famiglia/contract/rosters/answers';
import type { HeldMembers } from '../warnings/held-members.ts';
import type { Away, RosterCommand, RosterOutcome } from './roster-command.ts';
import type { RosterEntry, RosterSquad } from './roster.ts';

/** A roster in memory while a batch of commands is applied to it. */
export interface RosterModel {
  slots: number;
  frozen: boolean;
  /** Frozen, or past its cut-off and not frozen yet: nobody joins, and only those in main may leave until the start. */
  closed: boolean;
  /** Whether a closed list has begun: then nobody leaves by themselves. */
  started: boolean;
  /** Whether giving up a place in main is late. */
  late: boolean;
  /** Whether a person was in main before the batch. */
  inMain: (userId: string) => boolean;
  /** People on the reserve who gave up their place in main late: leaving counts as late for them, too. */
  steppedDown: ReadonlySet<string>;
  nextSequence: number;
  squads: readonly RosterSquad[];
  entries: Map<string, RosterEntry>;
  /** What people answered besides plus and minus; null if the roster takes nothing else. */
  answers: Map<string, Answer> | null;
  /** Members who may not sign up because of warnings, and until when. */
  held: HeldMembers;
  /** Members whom the kind of roster does not let sign up. */
  barred: Pick<ReadonlySet<string>, 'has'>;
  /** Who is away now, or will be at the start: they are asked before they sign up. */
  away: ReadonlyMap<string, Away>;
}

/** The current values that decide the place of a person. */
export interface PersonFacts extends Pick<
  RosterEntry,
  'rolePriority' | 'reputation' | 'reliability' | 'benchedLastTime' | 'roles'
> {
  /** False for bots and for people who left the guild: they cannot be on a list. */
  present: boolean;
}

type Wish = Omit<RosterEntry, keyof PersonFacts>;

/** Field by field: it is done for everybody in every batch, and spreading both takes several times as long. */
export const entryOf = (wish: Wish, facts: PersonFacts): RosterEntry => ({
  userId: wish.userId,
  sequence: wish.sequence,
  signedUpAt: wish.signedUpAt,
  choseReserve: wish.choseReserve,
  pinned: wish.pinned,
  rolePriority: facts.rolePriority,
  reputation: facts.reputation,
  reliability: facts.reliability,
  benchedLastTime: facts.benchedLastTime,
  squad: wish.squad,
  wantedSquad: wish.wantedSquad,
  ...(facts.roles === undefined ? {} : { roles: facts.roles }),
});

/** Applies one command to the model and returns its outcome. Places are computed afterwards. */
export const applyCommand = (
  model: RosterModel,
  command: RosterCommand,
  now: Date,
  factsOf: (userId: string) => PersonFacts | undefined,
): RosterOutcome => {
  switch (command.type) {
    case 'join':
      return joinWithAnswer(model, command, now, factsOf);
    case 'leave':
      // A leader may remove somebody whenever the list is not over.
      return command.by === undefined ? withdraw(model, command) : leave(model, command.userId);
    case 'answer':
      return answerInstead(model, command, factsOf);
    case 'pin':
      return pin(model, command);
    case 'resize':
      return model.closed ? 'frozen' : resize(model, command);
  }
};

type Join = Extract<RosterCommand, { type: 'join' }>;
const ON_THE_LIST = new Set<RosterOutcome>(['joined', 'moved', 'unchanged']);

/** Whoever is on the list comes, so no answer says anything else. Also in a closed list they can say that they will be late. */
const joinWithAnswer = (
  model: RosterModel,
  command: Join,
  now: Date,
  factsOf: (userId: string) => PersonFacts | undefined,
): RosterOutcome => {
  const { userId, late = false } = command;
  if (late && model.answers === null) return 'no_answers';
  if (model.closed && !(late && model.entries.has(userId))) return 'frozen';
  const outcome = model.closed ? 'unchanged' : join(model, command, now, factsOf);
  if (!ON_THE_LIST.has(outcome)) return outcome;
  const isDifferent = setAnswer(model, userId, late || staysLate(model, command) ? 'late' : null);
  return outcome === 'unchanged' && isDifferent ? 'answered' : outcome;
};

/** Only the plain plus says that they come on time: not the choice of a squad or of the reserve, and nothing that a leader does. */
const staysLate = ({ answers }: RosterModel, { userId, reserve, squad, by }: Join): boolean =>
  answers?.get(userId) === 'late' && (reserve || squad !== undefined || by !== undefined);

/** Whether the answer is another one now. */
const setAnswer = ({ answers }: RosterModel, userId: string, answer: Answer | null): boolean => {
  const before = answers?.get(userId) ?? null;
  if (answers === null || before === answer) return false;
  if (answer === null) answers.delete(userId);
  else answers.set(userId, answer);
  return true;
};

const join = (
  model: RosterModel,
  command: Join,
  now: Date,
  factsOf: (userId: string) => PersonFacts | undefined,
): RosterOutcome => {
  const { userId, late = false } = command;
  const known = model.entries.get(userId);
  // Late says when they come, not to which list.
  const reserve = late && known !== undefined ? known.choseReserve : command.reserve;
  const wantedSquad = command.squad === undefined ? (known?.wantedSquad ?? null) : command.squad;
  if (wantedSquad !== null && !hasSquad(model, wantedSquad)) return 'no_such_squad';
  if (known?.choseReserve === reserve && known.wantedSquad === wantedSquad) return 'unchanged';
  if (command.unlessAway === true && model.away.has(userId)) return 'away';
  if (known !== undefined) {
    model.entries.set(userId, { ...known, choseReserve: reserve, wantedSquad });
    return 'moved';
  }
  const facts = factsOf(userId);
  if (facts?.present !== true) return 'not_a_member';
  if (command.by === undefined && model.held.has(userId)) return 'held';
  if (command.by === undefined && model.barred.has(userId)) return 'barred';
  const { nextSequence: sequence } = model;
  const wish = {
    userId,
    sequence,
    signedUpAt: now,
    choseReserve: reserve,
    pinned: null,
    squad: null,
    wantedSquad,
  };
  model.entries.set(userId, entryOf(wish, facts));
  model.nextSequence += 1;
  return 'joined';
};

/** A minus also takes back the answer of somebody who is not on the list. */
const withdraw = (model: RosterModel, command: Extract<RosterCommand, { type: 'leave' }>): RosterOutcome => {
  const outcome = resign(model, command);
  return outcome === 'not_signed_up' && setAnswer(model, command.userId, null) ? 'answered' : outcome;
};

/** Maybe and cannot give up the place as a minus does, with the same question before it. */
const answerInstead = (
  model: RosterModel,
  { userId, answer, confirmed }: Extract<RosterCommand, { type: 'answer' }>,
  factsOf: (userId: string) => PersonFacts | undefined,
): RosterOutcome => {
  if (model.answers === null) return 'no_answers';
  if (factsOf(userId)?.present !== true) return 'not_a_member';
  const outcome = resign(model, { userId, confirmed });
  if (outcome !== 'left' && outcome !== 'not_signed_up') return outcome;
  const isDifferent = setAnswer(model, userId, answer);
  if (outcome === 'left') return 'left';
  return isDifferent ? 'answered' : 'unchanged';
};

/** Who has a place may give it up until the start. If that is late or cannot be taken back, they are asked first. */
const resign = (
  model: RosterModel,
  { userId, confirmed = false }: { userId: string; confirmed?: boolean | undefined },
): RosterOutcome => {
  if (!model.closed && !model.late) return leave(model, userId);
  const isListed = model.entries.has(userId);
  const hasPlace = isListed && model.inMain(userId);
  if (model.closed && (model.started || !hasPlace)) return 'frozen';
  const counts = hasPlace || (isListed && model.steppedDown.has(userId));
  return counts && !confirmed ? 'confirm_leave' : leave(model, userId);
};

const leave = (model: RosterModel, userId: string): RosterOutcome => {
  if (!model.entries.delete(userId)) return 'not_signed_up';
  setAnswer(model, userId, null);
  return 'left';
};

const pin = (model: RosterModel, command: Extract<RosterCommand, { type: 'pin' }>): RosterOutcome => {
  const known = model.entries.get(command.userId);
  if (known === undefined) return 'not_signed_up';
  const squad = command.squad ?? known.squad;
  if (command.squad !== undefined && !hasSquad(model, command.squad)) return 'no_such_squad';
  if (known.pinned === command.pin && known.squad === squad) return 'unchanged';
  model.entries.set(command.userId, { ...known, pinned: command.pin, squad });
  return 'pinned';
};

const hasSquad = ({ squads }: RosterModel, id: string): boolean => squads.some((squad) => squad.id === id);

const resize = (
  model: RosterModel,
  { slots, squads }: Extract<RosterCommand, { type: 'resize' }>,
): RosterOutcome => {
  if (squads === undefined && model.squads.length > 0 && slots !== model.slots) return 'squads_decide';
  if (squads === undefined && model.slots === slots) return 'unchanged';
  model.slots = slots;
  if (squads !== undefined) {
    model.squads = squads;
    for (const [userId, entry] of model.entries) model.entries.set(userId, withoutGoneSquads(model, entry));
  }
  return 'resized';
};

/** A person who wanted or had a squad that was removed can be placed in any squad. */
const withoutGoneSquads = (model: RosterModel, entry: RosterEntry): RosterEntry => {
  const kept = (id: string | null): string | null => (id !== null && hasSquad(model, id) ? id : null);
  return { ...entry, squad: kept(entry.squad), wantedSquad: kept(entry.wantedSquad) };
};
