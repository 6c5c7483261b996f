import { QUESTION_TYPES } from '@famiglia/contract/applications/application-form';
import type { FormBody, FormQuestion, QuestionType } from '@famiglia/contract/applications/application-form';
import type { ApplicationForm } from '@famiglia/contract/applications/applications';
import { AppError } from '@famiglia/core/platform/app-error';
import type { ButtonCall, ModalCall, SelectCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import {
  choiceField,
  chosenValues,
  form as makeForm,
  textField,
  typedText,
} from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { seenVersion } from '../rosters/leader-forms.ts';
import { changeForm, findFormOf } from './change-form.ts';
import { change, editable, linesOf, LONGEST_LIST, show } from './form-actions.ts';
import { questionMessage } from './form-message.ts';
import { formWords } from './form-words.ts';

const questionOf = (form: ApplicationForm, id: string | undefined): FormQuestion => {
  const question = form.questions.find((one) => one.id === id);
  if (question === undefined) throw new AppError('not_found');
  return question;
};

export const openQuestion = async (call: SelectCall): Promise<void> => {
  const form = await findFormOf(call, call.args[0] ?? '');
  const question = questionOf(form, call.interaction.values[0]);
  await call.answer.update(questionMessage(form, question, call.language));
};

const chosen = (value: string, label: string, isChosen: boolean) => ({ value, label, default: isChosen });

/** The form of a new question, or of the one that the button names. */
export const typeQuestion = async (call: ButtonCall): Promise<void> => {
  const words = formWords[call.language];
  const [formId = '', questionId] = call.args;
  const current = async (): Promise<Form> => {
    const form = await editable(call, formId);
    const question = questionId === undefined ? null : questionOf(form, questionId);
    const named = questionId === undefined ? [] : [questionId];
    return makeForm(
      makeCustomId('applications', 'question', formId, String(form.version), ...named),
      question === null ? words.fields.addQuestion : words.edit,
      [
        textField('label', { label: words.fields.label, maxLength: 45, value: question?.label ?? '' }),
        textField('hint', {
          label: words.hint,
          maxLength: 100,
          value: question?.hint ?? '',
          required: false,
        }),
        choiceField('type', {
          label: words.fields.type,
          options: QUESTION_TYPES.map((type) =>
            chosen(type, words.fields.types[type], type === (question?.type ?? 'short')),
          ),
        }),
        choiceField('required', {
          label: words.fields.required,
          options: [
            chosen('yes', words.yes, question?.required !== false),
            chosen('no', words.no, question?.required === false),
          ],
        }),
        textField('options', {
          label: words.fields.options,
          description: words.optionsHint,
          maxLength: LONGEST_LIST,
          value: question?.options.join('\n') ?? '',
          long: true,
          required: false,
        }),
      ],
    );
  };
  await call.answer.showForm(await current(), current);
};

export const saveQuestion = async (call: ModalCall): Promise<void> => {
  const [formId = '', seen, questionId] = call.args;
  const typed = {
    label: typedText(call, 'label'),
    hint: typedText(call, 'hint'),
    type: (chosenValues(call, 'type')[0] ?? 'short') as QuestionType,
    required: chosenValues(call, 'required')[0] !== 'no',
    options: linesOf(call, 'options'),
  };
  const edit = ({ questions }: FormBody) => ({
    questions:
      questionId === undefined
        ? [...questions, { id: freeId(questions), ...typed }]
        : questions.map((one) => (one.id === questionId ? { id: questionId, ...typed } : one)),
  });
  const { form, notice } = await changeForm(call, formId, edit, seenVersion(seen));
  const edited = form.questions.find(({ id }) => id === questionId);
  await (edited === undefined
    ? show(call, form, notice)
    : call.answer.update(questionMessage(form, edited, call.language, notice)));
};

/** The lowest number that no question has. */
const freeId = (questions: readonly FormQuestion[]): string => {
  let number = questions.length + 1;
  while (questions.some(({ id }) => id === `q${number}`)) number += 1;
  return `q${number}`;
};

export const moveQuestion = async (call: ButtonCall): Promise<void> => {
  const [formId = '', questionId = '', where] = call.args;
  const { form, notice } = await changeForm(call, formId, ({ questions }) => {
    const moved = [...questions];
    const from = moved.findIndex(({ id }) => id === questionId);
    const to = where === 'up' ? from - 1 : from + 1;
    const [question] = moved.splice(from, from < 0 ? 0 : 1);
    if (question !== undefined) moved.splice(Math.max(0, to), 0, question);
    return { questions: moved };
  });
  await call.answer.update(questionMessage(form, questionOf(form, questionId), call.language, notice));
};

export const dropQuestion = async (call: ButtonCall): Promise<void> => {
  const [, questionId] = call.args;
  await change(call, ({ questions }) => ({ questions: questions.filter(({ id }) => id !== questionId) }));
};
