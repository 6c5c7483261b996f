import type { FormDefinition } from '@famiglia/contract/applications/application-form';
import { applicationRoutes } from '@famiglia/contract/applications/applications';
import { MAX_FORMS } from '@famiglia/contract/applications/application-form';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireVersion } from '../activity/require-version.ts';
import { requestDelivery } from '../deliveries/request-delivery.ts';
import { requestMisplacedCards } from '../deliveries/standing-messages.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { applicationForms } from '../platform/db/schema/applications.ts';
import type { UseCase } from '../platform/use-case.ts';
import { checkForm } from './check-form.ts';
import { countWaiting, findForms, lockForm, lockFormsOf, presentForm, stateOf } from './form.queries.ts';
import type { FormRow } from './form.queries.ts';

interface Saved {
  guildId: string;
  name: string;
  is_open: boolean;
  definition: FormDefinition;
}

export const createForm: UseCase<typeof applicationRoutes.createForm> = async (context, actor, input) => {
  const access = await requireGuildAccess(context, actor, input.guildId, applicationRoutes.createForm.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    const { guildId, name, is_open: isOpen, ...definition } = input;
    await lockFormsOf(tx, guildId);
    if ((await findForms(tx, guildId)).length >= MAX_FORMS) throw new AppError('too_many_application_forms');
    await requireSavable(tx, { guildId, name, is_open: isOpen, definition }, null);
    await checkForm(tx, access, userId, definition, null);
    const [row] = await tx
      .insert(applicationForms)
      .values({
        guildId,
        name,
        isOpen,
        definition,
        shownState: 'closed',
        createdBy: userId,
        createdAt: context.clock(),
      })
      .returning();
    return announce(context, tx, row as FormRow, userId);
  });
};

export const updateForm: UseCase<typeof applicationRoutes.updateForm> = async (context, actor, input) => {
  const access = await requireGuildAccess(context, actor, input.guildId, applicationRoutes.updateForm.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    const { guildId, formId, version, name, is_open: isOpen, ...definition } = input;
    await lockFormsOf(tx, guildId);
    const current = await lockForm(tx, guildId, formId);
    if (current === null) throw new AppError('not_found');
    await requireVersion(tx, {
      seen: version,
      stored: current.version,
      changes: { guildId, noted: { form_id: formId } },
      read: async () => {
        const waiting = (await countWaiting(tx, guildId, formId)).get(formId) ?? 0;
        return presentForm(current, waiting, context.clock());
      },
    });
    await requireSavable(tx, { guildId, name, is_open: isOpen, definition }, formId);
    await checkForm(tx, access, userId, definition, current.definition);
    const [row] = await tx
      .update(applicationForms)
      .set({ name, isOpen, definition, version: version + 1 })
      .where(and(eq(applicationForms.guildId, guildId), eq(applicationForms.id, formId)))
      .returning();
    if (current.definition.review_channel_id !== definition.review_channel_id)
      await requestMisplacedCards(tx, guildId, { now: context.clock() });
    return announce(context, tx, row as FormRow, userId);
  });
};

export const deleteForm: UseCase<typeof applicationRoutes.deleteForm> = async (context, actor, input) => {
  const { guildId, formId } = input;
  await requireGuildAccess(context, actor, guildId, applicationRoutes.deleteForm.access);
  await context.db.transaction(async (tx) => {
    const form = await lockForm(tx, guildId, formId);
    if (form === null) throw new AppError('not_found');
    await tx
      .update(applicationForms)
      .set({ deletedAt: context.clock(), isOpen: false })
      .where(and(eq(applicationForms.guildId, guildId), eq(applicationForms.id, formId)));
    await recordActivity(context, tx, {
      guildId,
      type: 'application_form.deleted',
      actorId: requireSignedIn(actor).userId,
      data: { form: form.name, form_id: formId },
    });
    await context.bus.publish(tx, { type: 'applications.changed', guildId });
    // Takes the message with the button away.
    await requestDelivery(tx, { guildId, kind: 'application_post', subject: formId });
  });
  return null;
};

const requireSavable = async (
  tx: Transaction,
  { guildId, name, is_open: isOpen, definition }: Saved,
  formId: string | null,
): Promise<void> => {
  if (isOpen && definition.questions.length === 0) throw new AppError('application_form_empty');
  const sameName = await tx
    .select({ id: applicationForms.id })
    .from(applicationForms)
    .where(
      and(
        eq(applicationForms.guildId, guildId),
        isNull(applicationForms.deletedAt),
        sql`lower(${applicationForms.name}) = lower(${name})`,
        formId === null ? undefined : ne(applicationForms.id, formId),
      ),
    );
  if (sameName.length > 0) throw new AppError('application_form_exists');
};

/** Records the saved form and has its message in Discord drawn anew. */
const announce = async (context: Context, tx: Transaction, row: FormRow, actorId: string) => {
  const { guildId, id: formId, name } = row;
  const now = context.clock();
  await tx
    .update(applicationForms)
    .set({ shownState: stateOf(row, now) })
    .where(and(eq(applicationForms.guildId, guildId), eq(applicationForms.id, formId)));
  await recordActivity(context, tx, {
    guildId,
    type: 'application_form.saved',
    actorId,
    data: { form: name, form_id: formId },
  });
  await context.bus.publish(tx, { type: 'applications.changed', guildId });
  await requestDelivery(tx, { guildId, kind: 'application_post', subject: formId });
  return presentForm(row, (await countWaiting(tx, guildId, formId)).get(formId) ?? 0, now);
};
