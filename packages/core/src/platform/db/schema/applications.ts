import { FORM_STATES } from '@famiglia/contract/applications/application-form';
import type { FormDefinition, QuestionType } from '@famiglia/contract/applications/application-form';
import { APPLICATION_STATUSES } from '@famiglia/contract/applications/application-steps';
import { ENTRY_KINDS, TOLD } from '@famiglia/contract/applications/applications';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, oneOf, snowflake, version } from './columns.ts';
import { guilds, members } from './guilds.ts';

const guildId = () =>
  snowflake()
    .notNull()
    .references(() => guilds.id, { onDelete: 'cascade' });

/** One kind of application. A deleted one stays for the applications that were made with it. */
export const applicationForms = pgTable(
  'application_forms',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: guildId(),
    name: text().notNull(),
    isOpen: boolean().notNull(),
    /** Questions, channels, roles, limits and texts: read as a whole, never searched. */
    definition: jsonb().$type<FormDefinition>().notNull(),
    version: version(),
    /** The state that the message in Discord shows; when the schedule begins or ends, the message is redrawn. */
    shownState: text({ enum: FORM_STATES }).notNull(),
    createdBy: snowflake().notNull(),
    createdAt: moment().notNull(),
    deletedAt: moment(),
  },
  (table) => [
    unique('application_form_guild').on(table.id, table.guildId),
    index('application_forms_of_guild').on(table.guildId),
    uniqueIndex('application_form_name')
      .on(table.guildId, sql`lower(name)`)
      .where(sql`deleted_at is null`),
    check('application_form_named', sql`char_length(btrim(name)) between 1 and 60`),
    check('application_form_state_known', oneOf('shown_state', FORM_STATES)),
    check('application_form_has_questions', sql`jsonb_array_length(definition -> 'questions') <= 15`),
  ],
);

/** An answer as it was given, with the words of the question at that time. */
export interface StoredAnswer {
  id: string;
  label: string;
  type: QuestionType;
  value: string;
}

export const applications = pgTable(
  'applications',
  {
    id: uuid().primaryKey().defaultRandom(),
    guildId: guildId(),
    formId: uuid().notNull(),
    userId: snowflake().notNull(),
    status: text({ enum: APPLICATION_STATUSES }).notNull(),
    /** A draft also keeps invalid answers, so that nothing typed is lost. */
    answers: jsonb().$type<StoredAnswer[]>().notNull(),
    /** Storage keys of attached pictures. */
    pictureKeys: text().array().notNull().default([]),
    ingameNick: text(),
    staticId: text(),
    takenBy: snowflake(),
    interviewAt: moment(),
    remindedAt: moment(),
    decidedBy: snowflake(),
    decidedAt: moment(),
    reason: text().notNull().default(''),
    /** The roles that the acceptance changed in Discord; taking the acceptance back undoes exactly these. */
    givenRoleIds: snowflake().array().notNull().default([]),
    takenRoleIds: snowflake().array().notNull().default([]),
    changedAt: moment().notNull(),
    version: version(),
    submittedAt: moment(),
  },
  (table) => [
    unique('application_guild').on(table.id, table.guildId),
    foreignKey({
      name: 'application_of_form',
      columns: [table.formId, table.guildId],
      foreignColumns: [applicationForms.id, applicationForms.guildId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'application_of_member',
      columns: [table.guildId, table.userId],
      foreignColumns: [members.guildId, members.userId],
    }),
    uniqueIndex('application_open_once')
      .on(table.guildId, table.formId, table.userId)
      .where(sql`status in ('draft', 'submitted', 'in_review', 'interview')`),
    index('applications_listed').on(table.guildId, table.status, table.submittedAt),
    index('applications_of_person').on(table.guildId, table.userId),
    index('applications_by_static').on(table.guildId, table.staticId),
    index('applications_to_watch')
      .on(table.status, table.changedAt)
      .where(sql`status in ('draft', 'interview')`),
    index('application_pictures').using('gin', table.pictureKeys),
    check('application_sent_has_time', sql`(status = 'draft') = (submitted_at is null)`),
    check('application_taken_by_somebody', sql`status <> 'in_review' or taken_by is not null`),
    check('application_interview_has_time', sql`status <> 'interview' or interview_at is not null`),
    check(
      'application_decided_whole',
      sql`(status in ('accepted', 'refused')) = (decided_at is not null and decided_by is not null)`,
    ),
    check('application_status_known', oneOf('status', APPLICATION_STATUSES)),
  ],
);

/** What happened to an application, with questions and answers; `told` is null while the candidate is to be told. */
export const applicationEntries = pgTable(
  'application_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    guildId: snowflake().notNull(),
    applicationId: uuid().notNull(),
    kind: text({ enum: ENTRY_KINDS }).notNull(),
    authorId: snowflake(),
    text: text().notNull().default(''),
    /** Of an interview: when it is. */
    at: moment(),
    createdAt: moment().notNull(),
    told: text({ enum: TOLD }),
  },
  (table) => [
    foreignKey({
      name: 'entry_of_application',
      columns: [table.applicationId, table.guildId],
      foreignColumns: [applications.id, applications.guildId],
    }).onDelete('cascade'),
    index('application_entries_of').on(table.applicationId, table.id),
    index('application_entries_of_guild').on(table.guildId),
    check('application_entry_told_known', oneOf('told', TOLD)),
    check('application_entry_length', sql`length(text) <= 1000`),
  ],
);
