import { startingForm } from '@famiglia/contract/applications/application-texts';
import type { Context } from '@famiglia/core/platform/context';
import { addApplication, addForm } from '@famiglia/core/testing/test-applications';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import type { SampleChange } from './sample-changes.ts';

const body = { ...startingForm('en'), name: 'Sample', is_open: false };

const formed = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  return { guildId, ownerId, form: await addForm(context, guildId, ownerId) };
};

const applied = async (context: Context) => {
  const { guildId, ownerId, form } = await formed(context);
  const userId = await addMember(context.db, guildId);
  return {
    guildId,
    ownerId,
    params: { applicationId: await addApplication(context, guildId, form.id, userId) },
  };
};

export const SAMPLE_APPLICATION_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/application-forms/:guildId': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body };
  },
  'PUT /api/application-forms/:guildId/:formId': async (context) => {
    const { guildId, ownerId, form } = await formed(context);
    return { guildId, ownerId, params: { formId: form.id }, body: { ...body, version: form.version } };
  },
  'DELETE /api/application-forms/:guildId/:formId': async (context) => {
    const { guildId, ownerId, form } = await formed(context);
    return { guildId, ownerId, params: { formId: form.id } };
  },
  'POST /api/applications/:guildId/:applicationId/step': async (context) => ({
    ...(await applied(context)),
    body: { step: 'take' },
  }),
  'POST /api/applications/:guildId/:applicationId/questions': async (context) => ({
    ...(await applied(context)),
    body: { text: 'sample' },
  }),
};
