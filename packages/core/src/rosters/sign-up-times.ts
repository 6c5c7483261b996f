const MINUTE_MS = 60_000;

/** Most events and capts are over within an hour; their calendar says so too. An hour later attendance should be marked. */
const ATTENDANCE_DUE_MINUTES = 120;

const MAYBES_ASKED_MINUTES = 60;

interface SignUpTimes {
  closesAt: Date | null;
  lateFrom: Date | null;
}

interface SignUpMinutes {
  /** How long before the start sign-up ends; null if only a leader ends it. */
  cutoffMinutes: number | null;
  /** How long before the start giving up a place counts as late. */
  lateMinutes: number;
}

const before = (startsAt: Date, minutes: number): Date => new Date(startsAt.getTime() - minutes * MINUTE_MS);

/**
 * When sign-up ends, and from when leaving is late: at the latest from the end of sign-up, when nobody can take the
 * place.
 */
export const signUpTimes = (startsAt: Date, { cutoffMinutes, lateMinutes }: SignUpMinutes): SignUpTimes => ({
  closesAt: cutoffMinutes === null ? null : before(startsAt, cutoffMinutes),
  lateFrom: before(startsAt, Math.max(lateMinutes, cutoffMinutes ?? 0)),
});

/** When whoever created it is asked to mark who came; null for one that is entered afterwards. */
export const attendanceDueAt = (startsAt: Date, now: Date): Date | null => {
  const due = before(startsAt, -ATTENDANCE_DUE_MINUTES);
  return due > now ? due : null;
};

/** Whoever is not sure is asked an hour before it is too late to join; null if that has passed. */
export const maybesDueAt = (startsAt: Date, closesAt: Date | null, now: Date): Date | null => {
  const due = before(closesAt ?? startsAt, MAYBES_ASKED_MINUTES);
  return due > now ? due : null;
};

/**
 * When leaders are told who is not in voice; null if they are not (0 minutes), or it has begun. A fight is often announced later
 * than that: then halfway to its start, once people had time to sign up.
 */
export const lineUpDueAt = (startsAt: Date, minutes: number, now: Date): Date | null => {
  if (minutes === 0 || startsAt <= now) return null;
  const due = before(startsAt, minutes);
  return due > now ? due : new Date((startsAt.getTime() + now.getTime()) / 2);
};

/** How long before the start sign-up ends. */
export const cutoffMinutesOf = (startsAt: Date, closesAt: Date | null): number | null =>
  closesAt === null ? null : Math.round((startsAt.getTime() - closesAt.getTime()) / MINUTE_MS);

/** Whether joining and leaving are over: by the time, even if the list has not been closed yet. */
export const isSignUpOver = (
  { frozenAt, closesAt }: { frozenAt: Date | null; closesAt: Date | null },
  now: Date,
): boolean => frozenAt !== null || (closesAt !== null && now >= closesAt);
