import { DRAFT_HOURS, REMINDER_MINUTES } from '@famiglia/contract/applications/applications';
import { and, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { applicationForms, applications } from '../platform/db/schema/applications.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';
import { lockApplication, updateApplication } from './application.queries.ts';
import { findForm, stateOf } from './form.queries.ts';
import type { FormRow } from './form.queries.ts';
import { recordEntry } from './record-entry.ts';

/** Does what is due by time: deletes old drafts, reminds of interviews, opens and closes forms. */
export const watchApplications = async (context: Context, signal?: AbortSignal): Promise<void> => {
  const { db } = context;
  const now = context.clock();
  await db
    .delete(applications)
    .where(
      and(
        eq(applications.status, 'draft'),
        lte(applications.changedAt, new Date(now.getTime() - DRAFT_HOURS * 60 * 60 * 1000)),
      ),
    );
  const near = await db
    .select({ guildId: applications.guildId, id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.status, 'interview'),
        isNull(applications.remindedAt),
        lt(applications.interviewAt, new Date(now.getTime() + REMINDER_MINUTES * 60_000)),
      ),
    );
  for (const { guildId, id } of near) {
    postponeIfOver(signal);
    await remind(context, guildId, id);
  }
  const scheduled = await db
    .select()
    .from(applicationForms)
    .where(
      and(
        isNull(applicationForms.deletedAt),
        eq(applicationForms.isOpen, true),
        sql`definition ->> 'opens_at' is not null or definition ->> 'closes_at' is not null`,
      ),
    );
  for (const form of scheduled)
    if (stateOf(form, now) !== form.shownState) await requestRedraw(context, form, now);
};

export const watchApplicationsJob = defineJob({
  name: 'watch-applications',
  title: { en: 'Application deadlines', ru: 'Сроки заявок' },
  schedule: '* * * * *',
  run: watchApplications,
});

/** Once, however many processes look at the same time. */
const remind = async (context: Context, guildId: string, applicationId: string): Promise<void> =>
  context.db.transaction(async (tx) => {
    const application = await lockApplication(tx, guildId, applicationId);
    if (application === null || application.status !== 'interview' || application.remindedAt !== null) return;
    const form = await findForm(tx, guildId, application.formId);
    if (form === null) return;
    const reminded = await updateApplication(tx, application, { remindedAt: context.clock() });
    await recordEntry(
      context,
      tx,
      { application: reminded, form },
      { kind: 'reminder', authorId: null, at: application.interviewAt },
    );
  });

const requestRedraw = async (context: Context, form: FormRow, now: Date): Promise<void> =>
  context.db.transaction(async (tx) => {
    const { guildId, id } = form;
    await tx
      .update(applicationForms)
      .set({ shownState: stateOf(form, now) })
      .where(and(eq(applicationForms.guildId, guildId), eq(applicationForms.id, id)));
    await context.bus.publish(tx, { type: 'applications.changed', guildId });
    await requestDelivery(tx, { guildId, kind: 'application_post', subject: id });
  });
