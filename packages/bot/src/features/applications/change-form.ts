import { applicationRoutes } from '@famiglia/contract/applications/applications';
import { byRoute } from '../../kit/interactions/by-route.ts';
import { formBody } from '@famiglia/contract/applications/application-form';
import type { FormBody } from '@famiglia/contract/applications/application-form';
import type { ApplicationForm } from '@famiglia/contract/applications/applications';
import { listForms } from '@famiglia/core/applications/list-forms';
import { updateForm } from '@famiglia/core/applications/save-form';
import { AppError } from '@famiglia/core/platform/app-error';
import type { ButtonCall, CommandCall, ModalCall, SelectCall } from '../../kit/interactions/calls.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { refusalText } from '../../kit/texts/refused-values.ts';
import { formProblems, formWords } from './form-words.ts';

type Call = ButtonCall | CommandCall | ModalCall | SelectCall;

export const formsOf = async ({ bot, actor, interaction }: Call): Promise<ApplicationForm[]> =>
  (await listForms(bot.context, actor, { guildId: guildOf(interaction) })).items;

export const findFormOf = async (call: Call, formId: string): Promise<ApplicationForm> => {
  const form = (await formsOf(call)).find(({ id }) => id === formId);
  if (form === undefined) throw new AppError('not_found');
  return form;
};

export interface Changed {
  form: ApplicationForm;
  /** Whether it was saved, and what was wrong if it was not. */
  notice: string;
}

/** Changes one form in its current version. A refusal is returned as a text, so that nothing typed is lost. */
export const changeForm = async (
  call: Call,
  formId: string,
  edit: (body: FormBody) => Partial<FormBody>,
  /** The version that a form in Discord was opened on. */
  seen?: number,
): Promise<Changed> => {
  const words = formWords[call.language];
  const form = await findFormOf(call, formId);
  const { id: _, state: __, waiting: ___, version, ...body } = form;
  const checked = formBody.safeParse({ ...body, ...edit(body) });
  const refused = (messages: readonly string[]): Changed => {
    const notice = refusal(call, messages);
    if (call.interaction.isModalSubmit()) throw new FormRefusal(notice);
    return { form, notice };
  };
  if (!checked.success) return refused(checked.error.issues.map(({ message }) => message));
  try {
    const guildId = guildOf(call.interaction);
    const saved = await byRoute(applicationRoutes.updateForm, updateForm)(call.bot.context, call.actor, {
      guildId,
      formId,
      ...checked.data,
      version: seen ?? version,
    });
    return { form: saved, notice: words.saved };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'version_conflict' && seen === undefined)
      return { form: error.current as ApplicationForm, notice: words.changed };
    if (error.code !== 'validation_failed') throw error;
    return refused(error.errors.map(({ message }) => message));
  }
};

const refusal = ({ language }: Call, messages: readonly string[]): string => {
  const words = formWords[language];
  const problems = new Set(
    messages.map(
      (message) => refusalText(message, language) ?? formProblems[language][message] ?? words.otherProblem,
    ),
  );
  return [words.wrong, ...[...problems].map((problem) => `• ${problem}`)].join('\n');
};
