import type { FormQuestion } from '@famiglia/contract/applications/application-form';
import type { ApplicationForm } from '@famiglia/contract/applications/applications';
import type { Language } from '@famiglia/contract/kit/language';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { ChannelType, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { stringSelect } from '../settings/controls/control-rows.ts';
import type { ControlRow } from '../settings/controls/control-rows.ts';
import { button, field, oneEmbed, row, stamp } from './buttons.ts';
import { formWords } from './form-words.ts';

/** The sections that are chosen from Discord's own selects of channels and roles. */
export const PICKED = {
  channel: 'channel_id',
  review: 'review_channel_id',
  gives: 'gives_role_ids',
  takes: 'takes_role_ids',
  applicants: 'applicant_role_ids',
} as const;
export type Picked = keyof typeof PICKED;
export const isPicked = (section: string): section is Picked => section in PICKED;

const MAX_ROLES = 5;

/** All forms of a guild, and a list to open one. */
export const formsMessage = (forms: readonly ApplicationForm[], language: Language): BaseMessageOptions => {
  const words = formWords[language];
  const lines = forms.map(({ name, state, waiting }) =>
    words.line(escapeText(name), words.states[state], waiting),
  );
  return oneEmbed(
    {
      color: BRAND_COLOR,
      title: words.listTitle,
      description: lines.length === 0 ? words.none : lines.join('\n'),
    },
    forms.length === 0
      ? []
      : [
          stringSelect({
            customId: makeCustomId('applications', 'form'),
            placeholder: words.openForm,
            options: forms.map(({ id, name }) => ({ value: id, label: name })),
          }),
        ],
  );
};

/** One form with everything that can be changed. `picking` adds the list of channels or roles. */
export const formMessage = (
  form: ApplicationForm,
  language: Language,
  { notice = '', picking }: { notice?: string; picking?: Picked } = {},
): BaseMessageOptions => {
  const words = formWords[language];
  const { questions } = form;
  return {
    content: notice,
    embeds: [
      {
        color: BRAND_COLOR,
        title: `${form.name} · ${words.states[form.state]}`,
        description: cutText(escapeText(form.intro), 1000),
        fields: fieldsOf(form, language),
      },
    ],
    components: [
      ...(picking === undefined ? [] : [pickRow(form, language, picking)]),
      stringSelect({
        customId: makeCustomId('applications', 'section', form.id),
        placeholder: words.what,
        options: Object.entries(words.sections).map(([value, label]) => ({ value, label })),
      }),
      ...(questions.length === 0
        ? []
        : [
            stringSelect({
              customId: makeCustomId('applications', 'question', form.id),
              placeholder: words.question,
              options: questions.map(({ id, label }) => ({ value: id, label })),
            }),
          ]),
      ...row(
        button(words.fields.addQuestion, ['newQuestion', form.id]),
        form.is_open
          ? button(words.close, ['toggle', form.id], 'danger')
          : button(words.open, ['toggle', form.id], 'success'),
      ),
    ],
  };
};

const roles = (ids: readonly string[], none: string): string =>
  ids.length === 0 ? none : ids.map((id) => `<@&${id}>`).join(' ');

const fieldsOf = (form: ApplicationForm, language: Language) => {
  const words = formWords[language];
  const channel = (id: string | null) => (id === null ? words.nowhere : `<#${id}>`);
  const rules = [
    words.cooldown(form.cooldown_days),
    words.limit(form.most_open),
    ...(form.opens_at === null ? [] : [words.opens(stamp(form.opens_at))]),
    ...(form.closes_at === null ? [] : [words.closes(stamp(form.closes_at))]),
  ];
  const questions = form.questions.map(
    (question, index) => `${index + 1}. ${questionLine(question, language)}`,
  );
  return [
    field(words.channel, channel(form.channel_id)),
    field(words.review, channel(form.review_channel_id)),
    field(words.applicants, roles(form.applicant_role_ids, words.everybody)),
    field(words.gives, roles(form.gives_role_ids, words.nothing)),
    field(words.takes, roles(form.takes_role_ids, words.nothing)),
    field(words.rules, rules.join('\n')),
    {
      name: words.fields.questions,
      value: questions.length === 0 ? words.noQuestions : cutText(questions.join('\n'), 1000),
    },
  ];
};

const questionLine = ({ label, type, required }: FormQuestion, language: Language): string =>
  `${escapeText(label)} (${formWords[language].fields.types[type]}${required ? '' : `, ${formWords[language].optional}`})`;

const pickRow = (form: ApplicationForm, language: Language, picking: Picked): ControlRow => {
  const customId = makeCustomId('applications', 'pick', form.id, picking);
  const placeholder = formWords[language].sections[picking];
  if (picking === 'channel' || picking === 'review')
    return {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.ChannelSelect,
          customId,
          placeholder,
          minValues: 0,
          maxValues: 1,
          channelTypes: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
        },
      ],
    };
  return {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.RoleSelect,
        customId,
        placeholder,
        minValues: 0,
        maxValues: MAX_ROLES,
        defaultValues: form[PICKED[picking]].map((id) => ({ id, type: SelectMenuDefaultValueType.Role })),
      },
    ],
  };
};

/** One question, with what can be done about it. */
export const questionMessage = (
  form: ApplicationForm,
  question: FormQuestion,
  language: Language,
  notice = '',
): BaseMessageOptions => {
  const words = formWords[language];
  const index = form.questions.findIndex(({ id }) => id === question.id);
  const args = [form.id, question.id] as const;
  return {
    content: notice,
    embeds: [
      {
        color: BRAND_COLOR,
        title: `${form.name} · ${index + 1}`,
        description: [
          questionLine(question, language),
          ...(question.hint === '' ? [] : [escapeText(question.hint)]),
          ...question.options.map((option) => `• ${escapeText(option)}`),
        ].join('\n'),
      },
    ],
    components: row(
      button(words.edit, ['editQuestion', ...args], 'primary'),
      button(words.fields.up, ['moveQuestion', ...args, 'up'], 'secondary', index === 0),
      button(
        words.fields.down,
        ['moveQuestion', ...args, 'down'],
        'secondary',
        index === form.questions.length - 1,
      ),
      button(words.remove, ['dropQuestion', ...args], 'danger'),
      button(words.back, ['backToForm', form.id]),
    ),
  };
};

export const deleteMessage = (form: ApplicationForm, language: Language): BaseMessageOptions => {
  const words = formWords[language];
  return {
    content: words.sure(escapeText(form.name)),
    embeds: [],
    components: row(
      button(words.sections.delete, ['deleteForm', form.id], 'danger'),
      button(words.back, ['backToForm', form.id]),
    ),
  };
};
