import type { BusEvents } from '@famiglia/contract/realtime/bus-events';
import type { DeskPlace } from '@famiglia/contract/realtime/realtime';

type Move = BusEvents['desk.moved'];

interface Seat {
  userId: string;
  showing: string | null;
  /** The screenshots reserved here, each with its turn number. */
  turns: Map<string, number>;
  heardAt: number;
}

/**
 * The moderation desk of one guild: who looks at which screenshot and has reserved which next ones. The bus delivers
 * all moves to every process in the same order, so all agree on who was first.
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

  /** A killed process sends no goodbye: its people are removed after a timeout. */
  dropSilent(before: number): boolean {
    const silent = [...this.#seats].filter(([, seat]) => seat.heardAt < before);
    for (const [tabId] of silent) this.#seats.delete(tabId);
    return silent.length > 0;
  }

  userIds(): Set<string> {
    return new Set([...this.#seats.values()].map((seat) => seat.userId));
  }

  /** The others, as sent to one tab. */
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
