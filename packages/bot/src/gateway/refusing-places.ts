import { CircuitOpen } from '@famiglia/core/platform/discord/circuit';

/** A family that has taken permissions from the bot causes a few refusals for each change. All servers together have 4,500. */
const MAX_REFUSALS = 200;
const WINDOW_MS = 10 * 60 * 1000;
/** How many places are remembered; only those that refuse something are. */
const PLACES = 10_000;

interface Refusals {
  times: number;
  endsAt: number;
}

/**
 * How often each server has refused something in ten minutes. One that refuses very often gets no more requests until they are
 * over, or its owner could use up the budget of all servers. A server is served by one process, so each process counts for itself.
 */
export const createRefusingPlaces = () => {
  const places = new Map<string, Refusals>();
  return {
    /** Discord refused a request to this place, if it was to one. */
    count: (place: string | undefined): void => {
      if (place === undefined) return;
      const now = performance.now();
      const known = places.get(place);
      const refusals =
        known !== undefined && known.endsAt > now ? known : { times: 0, endsAt: now + WINDOW_MS };
      refusals.times += 1;
      // The one that refused last is the last to be forgotten.
      places.delete(place);
      places.set(place, refusals);
      const oldest = places.size > PLACES ? places.keys().next().value : undefined;
      if (oldest !== undefined) places.delete(oldest);
    },
    /** Throws `CircuitOpen` where there were so many that the next ones have to wait. */
    assertLeft: (place: string | undefined): void => {
      const refusals = place === undefined ? undefined : places.get(place);
      if (refusals === undefined || refusals.times < MAX_REFUSALS) return;
      const leftMs = refusals.endsAt - performance.now();
      if (leftMs > 0) throw new CircuitOpen(leftMs);
    },
  };
};
