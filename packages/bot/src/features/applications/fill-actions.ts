import { ANSWER_LENGTH, questionPages } from '@famiglia/contract/applications/application-form';
import type { FormQuestion } from '@famiglia/contract/applications/application-form';
import { REASON_LENGTH } from '@famiglia/contract/applications/applications';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { answerReviewer } from '@famiglia/core/applications/candidate-messages';
import { valueOf } from '@famiglia/core/applications/draft';
import type { OpenApplication } from '@famiglia/core/applications/draft';
import {
  readOwnApplication,
  saveAnswers,
  startApplication,
  submitApplication,
  withdrawApplication,
} from '@famiglia/core/applications/fill-application';
import { AppError } from '@famiglia/core/platform/app-error';
import { MessageFlags } from 'discord.js';
import type { APILabelComponent, BaseMessageOptions } from 'discord.js';
import type { ButtonCall, CommandCall, ModalCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import {
  choiceField,
  chosenValues,
  form as makeForm,
  textField,
  typedText,
} from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { applicationWords } from './application-words.ts';
import { stamp } from './buttons.ts';
import { draftMessage } from './draft-message.ts';

/** The button below a form's message: the first page opens at once, a draft goes on where it ended. */
export const begin = async (call: ButtonCall | CommandCall, formId: string): Promise<void> => {
  const { bot, actor, interaction, language } = call;
  const open = await withCooldown(call, async () =>
    startApplication(bot.context, actor, { guildId: guildOf(interaction), formId }),
  );
  if (open === null) return;
  const pages = questionPages(open.form.definition.questions);
  if (open.application.answers.length > 0 || pages.length === 0)
    await call.answer.replyEphemeral(draftMessage(bot, open, language));
  else await call.answer.showForm(pageForm(call, open, 0));
};

/** Adds the date on which a refused person may apply again. */
const withCooldown = async (
  { answer, language }: ButtonCall | CommandCall,
  work: () => Promise<OpenApplication>,
): Promise<OpenApplication | null> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'application_cooldown') throw error;
    const { until } = error.current as { until: Date };
    await answer.replyEphemeral({ content: applicationWords[language].cooldown(stamp(until, 'R')) });
    return null;
  }
};

const named = ({ interaction, args }: ButtonCall | ModalCall) => ({
  guildId: guildOf(interaction),
  applicationId: args[0] ?? '',
});

export const openPage = async (call: ButtonCall): Promise<void> => {
  const open = await readOwnApplication(call.bot.context, call.actor, named(call));
  if (open.application.status !== 'draft') throw new AppError('application_step_refused');
  await call.answer.showForm(pageForm(call, open, Number(call.args[1])));
};

/** What is typed is stored before anything else happens to it. */
export const savePage = async (call: ModalCall): Promise<void> => {
  const { bot, actor, language } = call;
  const { form } = await readOwnApplication(bot.context, actor, named(call));
  const page = questionPages(form.definition.questions)[Number(call.args[1])] ?? [];
  const values = Object.fromEntries(
    page
      .filter(({ id }) => call.values.has(id))
      .map((question) => [question.id, typedAnswer(call, question)]),
  );
  const open = await saveAnswers(bot.context, actor, { ...named(call), values });
  await answerPrivately(call, draftMessage(bot, open, language));
};

const typedAnswer = (call: ModalCall, { id, type }: FormQuestion): string =>
  type === 'choice' ? (chosenValues(call, id)[0] ?? '') : typedText(call, id);

/** The message below the family's button belongs to everybody, so it is never edited for one person. */
const answerPrivately = async (
  { interaction, answer }: ButtonCall | ModalCall,
  message: BaseMessageOptions,
): Promise<void> =>
  interaction.message?.flags.has(MessageFlags.Ephemeral) === true
    ? answer.update(message)
    : answer.replyEphemeral(message);

export const send = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, language } = call;
  await submitApplication(bot.context, actor, named(call));
  const content = applicationWords[language].sent;
  await answerPrivately(call, { content, embeds: [], components: [] });
};

export const withdraw = async (call: ButtonCall): Promise<void> => {
  const { bot, actor, language } = call;
  const words = applicationWords[language];
  const { application } = await readOwnApplication(bot.context, actor, named(call));
  await withdrawApplication(bot.context, actor, named(call));
  const content = application.status === 'draft' ? words.discarded : words.withdrawn;
  await answerPrivately(call, { content, embeds: [], components: [] });
};

const pageForm = (
  call: ButtonCall | CommandCall,
  { application, form }: OpenApplication,
  page: number,
): Form => {
  const pages = questionPages(form.definition.questions);
  const index = Math.min(Math.max(Math.trunc(page) || 0, 0), pages.length - 1);
  const title = applicationWords[call.language].pageTitle(cutText(form.name, 36), index + 1, pages.length);
  return makeForm(
    makeCustomId('applications', 'fill', application.id, String(index)),
    title,
    (pages[index] ?? []).map((question) => fieldOf(question, valueOf(application.answers, question.id))),
  );
};

const fieldOf = (
  { id, label, hint, type, required, options }: FormQuestion,
  value = '',
): APILabelComponent => {
  const field = { label, description: hint === '' ? undefined : hint, required };
  if (type === 'choice')
    return choiceField(id, {
      ...field,
      options: options.map((option) => ({ label: option, value: option, default: option === value })),
    });
  const maxLength = ANSWER_LENGTH[type];
  return textField(id, { ...field, maxLength, value: value.slice(0, maxLength), long: type === 'long' });
};

/** The ids in the custom id: in a direct message there is no guild. */
const targetOf = ({ args: [guildId = '', applicationId = ''] }: ButtonCall | ModalCall) => ({
  guildId,
  applicationId,
});

export const openAnswer = async (call: ButtonCall): Promise<void> => {
  const words = applicationWords[call.language];
  const { guildId, applicationId } = targetOf(call);
  await readOwnApplication(call.bot.context, call.actor, { guildId, applicationId });
  const field = textField('text', { label: words.answerField, maxLength: REASON_LENGTH, long: true });
  const customId = makeCustomId('applications', 'answer', guildId, applicationId);
  await call.answer.showForm(makeForm(customId, words.answerForm, [field]));
};

export const sendAnswer = async (call: ModalCall): Promise<void> => {
  await answerReviewer(call.bot.context, call.actor, { ...targetOf(call), text: typedText(call, 'text') });
  await call.answer.replyEphemeral({ content: applicationWords[call.language].answered });
};
