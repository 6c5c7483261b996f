/** An application's way: filled in, waiting, taken by a reviewer, called to an interview, decided. */
export const APPLICATION_STATUSES = [
  'draft',
  'submitted',
  'in_review',
  'interview',
  'accepted',
  'refused',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Not decided yet, and seen by reviewers. */
export const WAITING_STATUSES = ['submitted', 'in_review', 'interview'] as const;

interface Step {
  from: readonly ApplicationStatus[];
  to: ApplicationStatus;
}

/** Every change of status there is; anything else is refused. */
export const APPLICATION_STEPS = {
  submit: { from: ['draft'], to: 'submitted' },
  take: { from: ['submitted'], to: 'in_review' },
  release: { from: ['in_review'], to: 'submitted' },
  /** To an interview; again to move it. */
  call: { from: WAITING_STATUSES, to: 'interview' },
  no_show: { from: ['interview'], to: 'in_review' },
  accept: { from: WAITING_STATUSES, to: 'accepted' },
  refuse: { from: WAITING_STATUSES, to: 'refused' },
  /** A refusal or an acceptance taken back. */
  reopen: { from: ['accepted', 'refused'], to: 'in_review' },
  withdraw: { from: ['draft', ...WAITING_STATUSES], to: 'withdrawn' },
} as const satisfies Record<string, Step>;
export type ApplicationStep = keyof typeof APPLICATION_STEPS;

/** What reviewers do; the other steps are the candidate's. */
export const REVIEW_STEPS = [
  'take',
  'release',
  'call',
  'no_show',
  'accept',
  'refuse',
  'reopen',
] as const satisfies readonly ApplicationStep[];
export type ReviewStep = (typeof REVIEW_STEPS)[number];

export const mayStep = (step: ApplicationStep, from: ApplicationStatus): boolean => {
  const allowed: readonly ApplicationStatus[] = APPLICATION_STEPS[step].from;
  return allowed.includes(from);
};
