import type { Answer } from '@famiglia/contract/rosters/answers';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCommand } from './apply-command.ts';
import type { PersonFacts, RosterModel } from './apply-command.ts';
import type { RosterCommand, RosterOutcome } from './roster-command.ts';
import { sortRoster } from './sort-roster.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const PEOPLE = Array.from({ length: 8 }, (_, index) => String(index + 1));
/** Two pairs have equal values, so that the time of sign-up has to decide. */
const REPUTATION: Record<string, number> = { '1': 5, '2': 5, '3': 1, '4': 9, '5': 1, '6': 0, '7': 7, '8': 3 };

const factsOf = (userId: string): PersonFacts => ({
  rolePriority: 0,
  reputation: REPUTATION[userId] ?? 0,
  reliability: null,
  benchedLastTime: false,
  present: true,
});

const isLate = (command: RosterCommand): boolean => command.type === 'join' && command.late === true;

/** What the person answers by this command besides plus and minus. */
const answerOf = (command: RosterCommand, answered: Answer | null): Answer | null => {
  if (command.type === 'answer') return command.answer;
  if (command.type === 'join' && command.reserve && answered === 'late') return 'late';
  return isLate(command) ? 'late' : null;
};

/** The same roster in the simplest form: a list in the order of sign-up, and a linear search for the best person. */
class PlainRoster {
  slots: number;
  frozen = false;
  people: { userId: string; reserve: boolean; pinned: 'in' | 'out' | null }[] = [];
  answers = new Map<string, Answer>();

  constructor(slots: number) {
    this.slots = slots;
  }

  ask(command: RosterCommand): RosterOutcome {
    if (command.type === 'resize') {
      if (this.frozen) return 'frozen';
      if (this.slots === command.slots) return 'unchanged';
      this.slots = command.slots;
      return 'resized';
    }
    const known = this.people.find((person) => person.userId === command.userId);
    if (command.type === 'pin') {
      if (known === undefined) return 'not_signed_up';
      if (known.pinned === command.pin) return 'unchanged';
      known.pinned = command.pin;
      return 'pinned';
    }
    const answered = this.answers.get(command.userId) ?? null;
    const answer = answerOf(command, answered);
    if (this.frozen && !(isLate(command) && known !== undefined)) return 'frozen';
    if (answer === null) this.answers.delete(command.userId);
    else this.answers.set(command.userId, answer);
    if (command.type !== 'join') {
      this.people = this.people.filter((person) => person !== known);
      if (known !== undefined) return 'left';
      if (answered !== answer) return 'answered';
      return command.type === 'leave' ? 'not_signed_up' : 'unchanged';
    }
    if (known !== undefined && (isLate(command) || known.reserve === command.reserve))
      return answered === answer ? 'unchanged' : 'answered';
    if (known === undefined) {
      this.people.push({ userId: command.userId, reserve: command.reserve, pinned: null });
      return 'joined';
    }
    known.reserve = command.reserve;
    return 'moved';
  }

  standing(): string[] {
    const waiting = [...this.people];
    const worth = ({ userId, reserve, pinned }: (typeof waiting)[number]): number => {
      const group = { in: 3, out: 0, none: reserve ? 1 : 2 }[pinned ?? 'none'];
      return group * 1000 + (REPUTATION[userId] ?? 0);
    };
    const lines: string[] = [];
    while (waiting.length > 0) {
      let best = 0;
      waiting.forEach((person, index) => {
        const rival = waiting[best];
        if (rival !== undefined && worth(person) > worth(rival)) best = index;
      });
      const [next] = waiting.splice(best, 1);
      if (next === undefined) break;
      const main = worth(next) >= 2000 && lines.length < this.slots;
      lines.push(`${main ? 'main' : 'reserve'} ${next.userId}`);
    }
    return lines;
  }
}

const person = fc.constantFrom(...PEOPLE);
const joinCommand = fc.record({
  type: fc.constant('join' as const),
  userId: person,
  reserve: fc.boolean(),
  key: fc.uuid(),
});
const lateCommand = fc.record({
  type: fc.constant('join' as const),
  userId: person,
  reserve: fc.constant(false),
  late: fc.constant(true),
  key: fc.uuid(),
});
const answerCommand = fc.record({
  type: fc.constant('answer' as const),
  userId: person,
  answer: fc.constantFrom('maybe' as const, 'cannot' as const),
  key: fc.uuid(),
});
const command: fc.Arbitrary<RosterCommand | 'freeze'> = fc.oneof(
  { weight: 8, arbitrary: joinCommand },
  { weight: 3, arbitrary: lateCommand },
  { weight: 3, arbitrary: answerCommand },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('leave' as const), userId: person, key: fc.uuid() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('pin' as const),
      userId: person,
      pin: fc.constantFrom('in' as const, 'out' as const, null),
      by: fc.constant('1'),
      key: fc.uuid(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('resize' as const),
      slots: fc.integer({ min: 1, max: 6 }),
      by: fc.constant('1'),
      key: fc.uuid(),
    }),
  },
  { weight: 1, arbitrary: fc.constant('freeze' as const) },
);

test('a thousand random histories give the same answers as a simple model', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), fc.integer({ min: 1, max: 6 }), (history, slots) => {
      const plain = new PlainRoster(slots);
      const model: RosterModel = {
        slots,
        frozen: false,
        closed: false,
        started: true,
        late: false,
        inMain: () => false,
        steppedDown: new Set<string>(),
        barred: new Set<string>(),
        nextSequence: 1,
        squads: [],
        held: new Map(),
        away: new Map(),
        entries: new Map(),
        answers: new Map(),
      };
      for (const step of history) {
        if (step === 'freeze') {
          plain.frozen = true;
          model.frozen = true;
          model.closed = true;
          continue;
        }
        expect(applyCommand(model, step, NOW, factsOf)).toBe(plain.ask(step));
        const sorted = sortRoster([...model.entries.values()], model.slots, ['reputation']);
        expect(model.answers).toEqual(plain.answers);
        expect(sorted.map(({ list, entry }) => `${list} ${entry.userId}`)).toEqual(plain.standing());
      }
    }),
    { numRuns: 1000 },
  );
});
