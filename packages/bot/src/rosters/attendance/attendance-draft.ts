import { randomUUID } from 'node:crypto';
import type { AttendanceSheet } from './attendance-sheet.ts';

/** Whom a leader has marked how. Nothing of it is stored before the leader saves it. */
export interface AttendanceDraft {
  key: string;
  guildId: string;
  rosterId: string;
  /** Whom the leader could mark when this was last shown. */
  seen: ReadonlySet<string>;
  absent: Set<string>;
  excused: Set<string>;
  /** Who came without a place: walk-ins and people of the reserve. */
  extra: string[];
}

/** A guild that opens more loses its own oldest, never another guild's. */
const MOST_OF_GUILD = 20;

/**
 * Drafts live in the memory of this process: the custom ids of Discord are too short for them. After a restart the
 * leader is told to open the attendance again.
 */
export const createDrafts = () => {
  const drafts = new Map<string, AttendanceDraft>();
  return {
    keep: (draft: AttendanceDraft): void => {
      drafts.set(draft.key, draft);
      const own = [...drafts.values()].filter(({ guildId }) => guildId === draft.guildId);
      const [oldest] = own;
      if (own.length > MOST_OF_GUILD && oldest !== undefined) drafts.delete(oldest.key);
    },
    find: (key: string | undefined, rosterId: string): AttendanceDraft | null => {
      const draft = drafts.get(key ?? '');
      return draft?.rosterId === rosterId ? draft : null;
    },
    drop: (draft: AttendanceDraft): void => {
      drafts.delete(draft.key);
    },
  };
};

/** What is assumed at first: everybody with a place came; of a finished one, what was marked. */
export const newDraft = (
  { guildId, rosterId }: Pick<AttendanceDraft, 'guildId' | 'rosterId'>,
  { people, extra }: AttendanceSheet,
): AttendanceDraft => ({
  key: randomUUID().slice(0, 8),
  guildId,
  rosterId,
  seen: new Set(people.map(({ userId }) => userId)),
  absent: new Set(people.filter(({ mark }) => mark !== 'attended').map(({ userId }) => userId)),
  excused: new Set(people.filter(({ mark }) => mark === 'excused').map(({ userId }) => userId)),
  extra: [...extra],
});

/** Takes over people who got or gave up a place meanwhile. Says whether there were any. */
export const catchUp = (draft: AttendanceDraft, { people }: AttendanceSheet): boolean => {
  const now = new Set(people.map(({ userId }) => userId));
  const came = people.filter(({ userId }) => !draft.seen.has(userId));
  const gone = [...draft.seen].filter((userId) => !now.has(userId));
  for (const { userId, mark } of came) if (mark !== 'attended') draft.absent.add(userId);
  for (const userId of gone) {
    draft.absent.delete(userId);
    draft.excused.delete(userId);
  }
  draft.extra = draft.extra.filter((userId) => !now.has(userId));
  draft.seen = now;
  return came.length + gone.length > 0;
};

/** Marks a page: who is ticked came, and the others of the page did not. */
export const markPage = (
  draft: AttendanceDraft,
  page: readonly string[],
  ticked: readonly string[],
): void => {
  for (const userId of page) {
    if (ticked.includes(userId)) {
      draft.absent.delete(userId);
      draft.excused.delete(userId);
    } else draft.absent.add(userId);
  }
};

/** The marks as they are saved. */
export const marksOf = ({ seen, absent, excused, extra }: AttendanceDraft) => ({
  attended: [...[...seen].filter((userId) => !absent.has(userId)), ...extra],
  excused: [...excused],
});
