const ROOM = 40;

/** Ids that later requests may use, by kind (`event`, `capt`, `user`, `guild` …), and times around today. */
export class KnownThings {
  readonly #kinds = new Map<string, string[]>();
  readonly #preferred = new Map<string, string>();
  readonly today: Date;

  constructor(today: Date) {
    this.today = today;
  }

  add(kind: string, id: string): void {
    const ids = this.#kinds.get(kind) ?? [];
    if (ids.includes(id)) return;
    // The oldest is dropped: the newest objects are in the most interesting states.
    if (ids.length >= ROOM) ids.shift();
    ids.push(id);
    this.#kinds.set(kind, ids);
  }

  /** The id that most requests of its kind should use. */
  prefer(kind: string, id: string): void {
    this.#preferred.set(kind, id);
    this.add(kind, id);
  }

  preferred(kind: string): string | undefined {
    return this.#preferred.get(kind);
  }

  /** Ids of a kind, or of all kinds: an id of another kind is worth a try too. */
  of(kind: string): readonly string[] {
    return this.#kinds.get(kind) ?? [...this.#kinds.values()].flat();
  }

  /** Collects every id of an answer: `user_id` by its key, a plain `id` by its list or route. */
  learn(value: unknown, within: string): void {
    if (Array.isArray(value)) for (const item of value.slice(0, 20)) this.learn(item, within);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      const kind = key === 'id' ? within : kindOf(key);
      if (isId(inner) && /(^|_)id$/.test(key)) this.add(kind, String(inner));
      else this.learn(inner, key === 'items' ? within : singular(key));
    }
  }
}

const ID = /^(\d{1,19}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/;
const isId = (value: unknown): boolean => /^(string|number)$/.test(typeof value) && ID.test(String(value));

const singular = (word: string): string => word.replace(/(?<=alias)es$|s$/, '');

/** `eventId`, `event_id` and `event_ids` are all of the kind `event`. */
export const kindOf = (name: string): string => name.replace(/(_ids?|Ids?)$/, '');

/** The kind of the ids in a route's answer: `/api/events/…` has events, both kinds of screenshots are `screenshot`. */
export const kindOfRoute = (path: string): string => {
  const last = path.split('/').findLast((part) => part !== '' && !part.startsWith(':')) ?? '';
  return singular(last);
};
