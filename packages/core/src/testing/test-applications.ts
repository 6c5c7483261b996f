import { startingForm } from '@famiglia/contract/applications/application-texts';
import type { FormDefinition } from '@famiglia/contract/applications/application-form';
import { saveAnswers, startApplication, submitApplication } from '../applications/fill-application.ts';
import { createForm } from '../applications/save-form.ts';
import type { Context } from '../platform/context.ts';
import { discordActor } from './test-actor.ts';

/** An open form as a family begins with. */
export const addForm = async (
  context: Context,
  guildId: string,
  ownerId: string,
  change: Partial<FormDefinition> & { name?: string; is_open?: boolean } = {},
) =>
  createForm(context, discordActor(ownerId), {
    guildId,
    name: 'Family',
    is_open: true,
    ...startingForm('en'),
    ...change,
  });

export const ANSWERS = { nick: 'Ivan_Petrov', static: '#70233', age: '19', about: 'Every evening' };

/** Somebody fills in a form and sends it. */
export const addApplication = async (
  context: Context,
  guildId: string,
  formId: string,
  userId: string,
  answers: Readonly<Record<string, string>> = ANSWERS,
): Promise<string> => {
  const candidate = discordActor(userId);
  const { application } = await startApplication(context, candidate, { guildId, formId });
  const applicationId = application.id;
  await saveAnswers(context, candidate, { guildId, applicationId, values: answers });
  await submitApplication(context, candidate, { guildId, applicationId });
  return applicationId;
};
