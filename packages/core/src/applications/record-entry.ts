import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import type { EntryKind } from '@famiglia/contract/applications/applications';
import { recordActivity } from '../activity/record-activity.ts';
import { requestDeliveries } from '../deliveries/request-delivery.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { applicationEntries } from '../platform/db/schema/applications.ts';
import type { ApplicationRow } from './application.queries.ts';
import type { FormRow } from './form.queries.ts';

/** The entries that candidates are told about. */
const TOLD_TO_CANDIDATE: ReadonlySet<EntryKind> = new Set([
  'submitted',
  'interview',
  'reminder',
  'no_show',
  'accepted',
  'refused',
  'question',
]);

const ACTIVITY: Readonly<Partial<Record<EntryKind, ActivityType>>> = {
  submitted: 'application.submitted',
  taken: 'application.taken',
  released: 'application.released',
  question: 'application.question',
  answer: 'application.answer',
  interview: 'application.interview',
  no_show: 'application.no_show',
  accepted: 'application.accepted',
  refused: 'application.refused',
  reopened: 'application.reopened',
  withdrawn: 'application.withdrawn',
};

interface NewEntry {
  kind: EntryKind;
  /** Null for what the program does by itself. */
  authorId: string | null;
  text?: string;
  at?: Date | null;
}

/** Writes what happened to an application into its history, the activity, the bus and the outbox. */
export const recordEntry = async (
  context: Pick<Context, 'bus' | 'clock'>,
  tx: Transaction,
  { application, form }: { application: ApplicationRow; form: FormRow },
  { kind, authorId, text = '', at = null }: NewEntry,
): Promise<void> => {
  const { guildId, id, userId } = application;
  const tells = TOLD_TO_CANDIDATE.has(kind);
  const [entry] = await tx
    .insert(applicationEntries)
    .values({
      guildId,
      applicationId: id,
      kind,
      authorId,
      text,
      at,
      createdAt: context.clock(),
      told: tells ? null : 'nobody',
    })
    .returning({ id: applicationEntries.id });
  // Reviewers are told about a candidate's answer in the channel of the card.
  const answer = kind === 'answer' ? `${id}:${entry?.id ?? ''}` : null;
  const type = ACTIVITY[kind];
  if (type !== undefined) {
    await recordActivity(context, tx, {
      guildId,
      type,
      actorId: authorId,
      target: { kind: 'member', id: userId },
      data: {
        form: form.name,
        application_id: id,
        ...(kind === 'refused' && text !== '' ? { reason: text } : {}),
      },
    });
    await context.bus.publish(tx, { type: 'personnel.changed', guildId, userIds: [userId] });
  }
  await context.bus.publish(tx, { type: 'applications.changed', guildId });
  await requestDeliveries(tx, [
    { guildId, kind: 'application_card', subject: id },
    ...(tells ? [{ guildId, kind: 'application_notice', subject: id } as const] : []),
    ...(answer === null ? [] : [{ guildId, kind: 'application_answer', subject: answer } as const]),
    // An acceptance that is taken back takes its roles back.
    ...(kind === 'accepted' || kind === 'reopened'
      ? [{ guildId, kind: 'application_roles', subject: id } as const]
      : []),
  ]);
};
