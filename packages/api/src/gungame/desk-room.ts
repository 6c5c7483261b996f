import type { BusEvents } from '@famiglia/contract/bus-events';
import type { DeskPlace } from '@famiglia/contract/realtime';

type Move = BusEvents['desk.moved'];

interface Seat {
  userId: string;
  showing: string | null;
  /** The screens taken up here, each with the number of its turn. */
  turns: Map<string, number>;
  heardAt: number;
}

/**
 * The moderation desk of one guild: who looks at which screen and has which ones next. The bus tells every
 * process of all moves in the same order, so all of them agree on who was first.
 */
export class DeskRoom {
  readonly #seats = new Map<string, Seat>();
  #turn = 0;

  get isEmpty(): boolean {
    return this.#seats.size === 0;
  }

  move({ tabId, userId, showing, upcoming, open }: Move, now: number): void {
    if (!open) {
      this.#seats.delete(tabId);
      return;
    }
    const before = this.#seats.get(tabId)?.turns;
    const turns = new Map<string, number>();
    for (const id of showing === null ? upcoming : [showing, ...upcoming]) {
      turns.set(id, before?.get(id) ?? (this.#turn += 1));
    }
    this.#seats.set(tabId, { userId, showing, turns, heardAt: now });
  }

  /** A process that was killed says no goodbye: its people are gone when nobody speaks for them any more. */
  dropSilent(before: number): boolean {
    const silent = [...this.#seats].filter(([, seat]) => seat.heardAt < before);
    for (const [tabId] of silent) this.#seats.delete(tabId);
    return silent.length > 0;
  }

  userIds(): Set<string> {
    return new Set([...this.#seats.values()].map((seat) => seat.userId));
  }

  /** Everybody else, as one tab is told of them. */
  seenFrom(tabId: string, nameOf: (userId: string) => string): DeskPlace[] {
    const mine = this.#seats.get(tabId)?.turns;
    return [...this.#seats]
      .filter(([other]) => other !== tabId)
      .flatMap(([, { userId, showing, turns }]) =>
        [...turns].map(([id, turn]) => ({
          screenshot_id: id,
          user_id: userId,
          name: nameOf(userId),
          showing: showing === id,
          first: turn < (mine?.get(id) ?? Infinity),
        })),
      );
  }
}
