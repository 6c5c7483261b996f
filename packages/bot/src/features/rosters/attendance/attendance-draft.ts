import { randomUUID } from 'node:crypto';
import type { AttendanceState } from '@famiglia/contract/events/events';
import type { AttendanceSheet } from './attendance-sheet.ts';

/** A leader's marks. They are not stored before the leader saves them. */
export interface AttendanceDraft {
  key: string;
  guildId: string;
  rosterId: string;
  /** The version that the leader has seen: marks on top of a newer one are shown before they overwrite anything. */
  version: number;
  /** The people whom the leader could mark when this was last shown. */
  seen: ReadonlySet<string>;
  absent: Set<string>;
  excused: Set<string>;
  /** People who attended without a place: walk-ins and people from the reserve. */
  extra: string[];
}

/** A guild that opens more drafts loses its own oldest one, never one of another guild. */
const MAX_DRAFTS_OF_GUILD = 20;

/**
 * Drafts are kept in the memory of this process, because custom ids are too short for them. After a restart the
 * leader is asked to open the attendance again.
 */
export const createDrafts = () => {
  const drafts = new Map<string, AttendanceDraft>();
  return {
    keep: (draft: AttendanceDraft): void => {
      drafts.set(draft.key, draft);
      const own = [...drafts.values()].filter(({ guildId }) => guildId === draft.guildId);
      const [oldest] = own;
      if (own.length > MAX_DRAFTS_OF_GUILD && oldest !== undefined) drafts.delete(oldest.key);
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

/** The first marks: everybody with a place attended; for a finished roster, the stored marks. */
export const newDraft = (
  { guildId, rosterId }: Pick<AttendanceDraft, 'guildId' | 'rosterId'>,
  { gathering, people, extra }: AttendanceSheet,
): AttendanceDraft => ({
  key: randomUUID().slice(0, 8),
  guildId,
  rosterId,
  version: gathering.version,
  seen: new Set(people.map(({ userId }) => userId)),
  absent: new Set(people.filter(({ mark }) => mark !== 'attended').map(({ userId }) => userId)),
  excused: new Set(people.filter(({ mark }) => mark === 'excused').map(({ userId }) => userId)),
  extra: [...extra],
});

/** Updates the draft with people who got or gave up a place meanwhile. Returns whether there were any. */
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

/** Marks a page: ticked people attended, the others on the page did not. */
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

/** The leader's mark of a person who had a place. */
export const markOf = ({ absent, excused }: AttendanceDraft, userId: string): AttendanceState => {
  if (!absent.has(userId)) return 'attended';
  return excused.has(userId) ? 'excused' : 'absent';
};

/** The marks in the format in which they are saved. */
export const marksOf = ({ version, seen, absent, excused, extra }: AttendanceDraft) => ({
  version,
  attended: [...[...seen].filter((userId) => !absent.has(userId)), ...extra],
  excused: [...excused],
});
