import * as z from 'zod';
import { formBody, FORM_STATES, QUESTION_TYPES } from './application-form.ts';
import { APPLICATION_STATUSES, REVIEW_STEPS } from './application-steps.ts';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { panel, route } from '../kit/route.ts';
import {
  guildParams,
  listOf,
  noContent,
  paging,
  snowflake,
  textStream,
  time,
  version,
} from '../kit/shapes.ts';
import { freeText } from '../kit/visible-text.ts';

/** How long a draft is kept after its last change. */
export const DRAFT_HOURS = 24;
/** Of one person and one form, in 24 hours. */
export const MAX_APPLICATIONS_PER_DAY = 3;
export const REASON_LENGTH = 500;
/** Candidates are reminded this long before their interview. */
export const REMINDER_MINUTES = 15;
/** Of one application: questions and answers together. */
export const MAX_MESSAGES = 100;
/** After this time it is counted how many accepted people are still there. */
export const STAYED_DAYS = 30;

const person = z.object({ id: snowflake, name: z.string() });

export const applicationForm = formBody.extend({
  id: z.uuid(),
  version,
  state: z.enum(FORM_STATES),
  /** How many wait for a decision. */
  waiting: z.number().int().nonnegative(),
});
export type ApplicationForm = z.infer<typeof applicationForm>;

export const application = z.object({
  id: z.uuid(),
  version,
  form: z.object({ id: z.uuid(), name: z.string() }),
  candidate: person.extend({ left: z.boolean() }),
  status: z.enum(APPLICATION_STATUSES),
  ingame_nick: z.string().nullable(),
  static_id: z.string().nullable(),
  taken_by: person.nullable(),
  interview_at: time.nullable(),
  submitted_at: time,
  decided_at: time.nullable(),
  decided_by: person.nullable(),
  reason: z.string(),
});
export type Application = z.infer<typeof application>;

/** What reviewers should know before they decide. */
export const MARKS = ['blacklisted', 'same_static', 'same_nick', 'former_member', 'refused_before'] as const;
export type MarkKind = (typeof MARKS)[number];
const mark = z.object({
  kind: z.enum(MARKS),
  /** Whom it points to: the member or candidate with the same name. */
  person: person.nullable(),
  /** Why they are on the blacklist. */
  note: z.string(),
});
export type Mark = z.infer<typeof mark>;

/** What happened to an application, in order: steps, questions, answers. */
export const ENTRY_KINDS = [
  'submitted',
  'taken',
  'released',
  'interview',
  'reminder',
  'no_show',
  'accepted',
  'refused',
  'reopened',
  'withdrawn',
  'question',
  'answer',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
/** How the candidate was told; `nobody` where there was nobody to tell, or no way. */
export const TOLD = ['dm', 'channel', 'nobody'] as const;

const entry = z.object({
  id: z.number().int(),
  kind: z.enum(ENTRY_KINDS),
  author: person.nullable(),
  text: z.string(),
  at: time.nullable(),
  created_at: time,
  /** Null while the candidate is still to be told. */
  told: z.enum(TOLD).nullable(),
});
export type ApplicationEntry = z.infer<typeof entry>;

const answer = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(QUESTION_TYPES),
  value: z.string(),
  /** Of a screenshot. */
  url: z.string().nullable(),
});
export type ApplicationAnswer = z.infer<typeof answer>;

export const applicationDetails = application.extend({
  answers: z.array(answer),
  marks: z.array(mark),
  entries: z.array(entry),
  /** Other applications of the same person, newest first. */
  earlier: z.array(application.pick({ id: true, form: true, status: true, submitted_at: true })),
  refusal_reasons: z.array(z.string()),
});
export type ApplicationDetails = z.infer<typeof applicationDetails>;

const share = z.object({
  received: z.number().int(),
  accepted: z.number().int(),
  refused: z.number().int(),
  /** From sending to decision. */
  median_hours: z.number().nullable(),
});
export const applicationStatistics = z.object({
  total: share.extend({ withdrawn: z.number().int(), waiting: z.number().int() }),
  forms: z.array(share.extend({ id: z.uuid(), name: z.string() })),
  /** By who decided. */
  recruiters: z.array(share.extend({ id: snowflake, name: z.string() })),
  /** Accepted at least 30 days ago, and how many of them are still there. */
  stayed: z.object({ accepted: z.number().int(), present: z.number().int() }),
});
export type ApplicationStatistics = z.infer<typeof applicationStatistics>;

const filter = {
  /** `waiting`: not decided yet. Drafts are nobody's business but the candidate's. */
  status: z.enum(['waiting', ...APPLICATION_STATUSES.filter((status) => status !== 'draft')]).optional(),
  form_id: z.uuid().optional(),
  /** Name, in-game nick, static id or Discord id. */
  search: z.string().max(100).optional(),
};

const formParams = guildParams.extend({ formId: z.uuid() });
const applicationParams = guildParams.extend({ applicationId: z.uuid() });
const saveErrors = ['application_form_exists', 'application_form_empty'] as const;

export const applicationRoutes = {
  forms: route({
    method: 'GET',
    path: '/api/application-forms/:guildId',
    summary: 'The kinds of applications with their questions',
    access: panel('applications.view'),
    params: guildParams,
    response: listOf(applicationForm),
  }),
  createForm: route({
    method: 'POST',
    path: '/api/application-forms/:guildId',
    summary: 'Add a kind of application',
    access: panel('applications.manage'),
    params: guildParams,
    body: formBody,
    document: true,
    response: applicationForm,
    errors: [...saveErrors, 'too_many_application_forms'],
  }),
  updateForm: route({
    method: 'PUT',
    path: '/api/application-forms/:guildId/:formId',
    summary: 'Save a kind of application; what was sent stays as it was answered',
    access: panel('applications.manage'),
    params: formParams,
    body: formBody.extend({ version }),
    document: true,
    response: applicationForm,
    errors: ['not_found', 'version_conflict', ...saveErrors],
  }),
  deleteForm: route({
    method: 'DELETE',
    path: '/api/application-forms/:guildId/:formId',
    summary: 'Delete a kind of application; its applications are kept',
    access: panel('applications.manage'),
    params: formParams,
    response: noContent,
    errors: ['not_found'],
  }),
  statistics: route({
    method: 'GET',
    path: '/api/applications/:guildId/statistics',
    summary: 'Waiting time, share accepted, by recruiter and kind',
    access: panel('applications.view'),
    params: guildParams,
    query: z.object({ days: z.coerce.number().int().min(1).max(730).default(90) }),
    response: applicationStatistics,
    cost: 'moderate',
  }),
  export: route({
    method: 'GET',
    path: '/api/applications/:guildId/export.csv',
    summary: 'Applications as CSV',
    access: panel('applications.view'),
    params: guildParams,
    query: z.object(filter),
    response: textStream,
    download: { type: 'text/csv; charset=utf-8', filename: 'applications.csv' },
    cost: 'heavy',
  }),
  list: route({
    method: 'GET',
    path: '/api/applications/:guildId',
    summary: 'Applications, those that wait longest first, then the newest decisions',
    access: panel('applications.view'),
    params: guildParams,
    query: z.object({ ...paging(PAGE_SIZE.events), ...filter }),
    response: listOf(application),
  }),
  get: route({
    method: 'GET',
    path: '/api/applications/:guildId/:applicationId',
    summary: 'One application with answers, marks, history and conversation',
    access: panel('applications.view'),
    params: applicationParams,
    response: applicationDetails,
    errors: ['not_found'],
  }),
  step: route({
    method: 'POST',
    path: '/api/applications/:guildId/:applicationId/step',
    summary: 'Take, release, call to an interview, accept, refuse or reopen',
    access: panel('applications.manage'),
    params: applicationParams,
    body: z.strictObject({
      step: z.enum(REVIEW_STEPS),
      /** The reason of a refusal; words beside an invitation or an acceptance. */
      text: freeText.max(REASON_LENGTH).default(''),
      /** When the interview is; now if left out. */
      at: time.optional(),
      /** Somebody on the blacklist is accepted only by a person who says so. */
      confirmed: z.boolean().optional(),
      /** If left out, the step is taken whatever happened meanwhile. */
      version: version.optional(),
    }),
    response: application,
    errors: [
      'not_found',
      'candidate_blacklisted',
      'version_conflict',
      'application_step_refused',
      'own_decision',
      'role_rights_missing',
      'application_taken',
      'application_open',
      'candidate_left',
    ],
  }),
  ask: route({
    method: 'POST',
    path: '/api/applications/:guildId/:applicationId/questions',
    summary: 'Ask the candidate something; the answer is kept with the application',
    access: panel('applications.manage'),
    params: applicationParams,
    body: z.strictObject({ text: freeText.min(1).max(REASON_LENGTH) }),
    response: noContent,
    errors: [
      'not_found',
      'application_step_refused',
      'own_decision',
      'application_taken',
      'too_many_application_messages',
    ],
  }),
};
