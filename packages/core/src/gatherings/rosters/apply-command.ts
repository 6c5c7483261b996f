import type { RosterCommand, RosterOutcome } from './roster-command.ts';
import type { RosterEntry } from './roster.ts';

/** A roster in memory while a batch of commands is applied to it. */
export interface RosterModel {
  slots: number;
  frozen: boolean;
  nextSequence: number;
  entries: Map<string, RosterEntry>;
}

/** What is known about a person now. */
export interface PersonFacts extends Pick<
  RosterEntry,
  'rolePriority' | 'reputation' | 'reliability' | 'benchedLastTime'
> {
  /** A person, and in the guild: bots and those who left stand on no list. */
  present: boolean;
}

/** Changes the model by one command and says what came of it. Places are worked out afterwards. */
export const applyCommand = (
  model: RosterModel,
  command: RosterCommand,
  now: Date,
  factsOf: (userId: string) => PersonFacts | undefined,
): RosterOutcome => {
  switch (command.type) {
    case 'join':
      return model.frozen ? 'frozen' : join(model, command, now, factsOf);
    case 'leave':
      return model.frozen ? 'frozen' : leave(model, command.userId);
    case 'pin':
      return pin(model, command);
    case 'resize':
      return model.frozen ? 'frozen' : resize(model, command.slots);
  }
};

const join = (
  model: RosterModel,
  command: Extract<RosterCommand, { type: 'join' }>,
  now: Date,
  factsOf: (userId: string) => PersonFacts | undefined,
): RosterOutcome => {
  const { userId, reserve } = command;
  const known = model.entries.get(userId);
  if (known?.choseReserve === reserve) return 'unchanged';
  if (known !== undefined) {
    model.entries.set(userId, { ...known, choseReserve: reserve });
    return 'moved';
  }
  const facts = factsOf(userId);
  if (facts?.present !== true) return 'not_a_member';
  model.entries.set(userId, {
    ...facts,
    userId,
    sequence: model.nextSequence,
    signedUpAt: now,
    choseReserve: reserve,
    pinned: null,
  });
  model.nextSequence += 1;
  return 'joined';
};

const leave = (model: RosterModel, userId: string): RosterOutcome =>
  model.entries.delete(userId) ? 'left' : 'not_signed_up';

const pin = (model: RosterModel, command: Extract<RosterCommand, { type: 'pin' }>): RosterOutcome => {
  const known = model.entries.get(command.userId);
  if (known === undefined) return 'not_signed_up';
  if (known.pinned === command.pin) return 'unchanged';
  model.entries.set(command.userId, { ...known, pinned: command.pin });
  return 'pinned';
};

const resize = (model: RosterModel, slots: number): RosterOutcome => {
  if (model.slots === slots) return 'unchanged';
  model.slots = slots;
  return 'resized';
};
