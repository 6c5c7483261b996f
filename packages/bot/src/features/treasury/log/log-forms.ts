import type { LogDecision, LogPurpose } from '@famiglia/contract/cabinet-log/cabinet-log';
import { cabinetLogRoutes } from '@famiglia/contract/cabinet-log/cabinet-log-routes';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { formatCentsChange } from '@famiglia/contract/kit/format-cents';
import { decideCabinetLog } from '@famiglia/core/cabinet-log/open-log';
import { AppError } from '@famiglia/core/platform/app-error';
import { getTreasury } from '@famiglia/core/treasury/get-treasury';
import type { APILabelComponent } from 'discord.js';
import { guildOf } from '../../../kit/guild-of.ts';
import { byRoute } from '../../../kit/interactions/by-route.ts';
import type { ModalCall, SelectCall } from '../../../kit/interactions/calls.ts';
import { makeCustomId } from '../../../kit/interactions/custom-id.ts';
import { chosenValues, choiceField, form, userField } from '../../../kit/interactions/form.ts';
import { logKeyOf, openLog, showLog } from './log-actions.ts';
import { groupsOf, nameOf, unsurePeople } from './log-groups.ts';
import { purposeText } from './log-message.ts';
import { logTexts } from './log-texts.ts';

const LONGEST_TITLE = 45;
/** Discord shows 25 choices; two are no categories. */
const CATEGORIES_SHOWN = 23;
const NONE = 'none';

/** What is not there any more was entered, or decided otherwise, meanwhile. */
const found = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new AppError('control_outdated');
  return thing;
};

const readLines = async (call: SelectCall | ModalCall) => {
  const { preview } = await openLog(call);
  if (preview === null) throw new AppError('cabinet_log_entered');
  return preview.lines;
};

const purposeField = async (
  { bot, actor, interaction, language }: SelectCall,
  { purpose, out }: { purpose: LogPurpose; out: boolean },
): Promise<APILabelComponent> => {
  const texts = logTexts[language];
  const { categories } = await getTreasury(bot.context, actor, { guildId: guildOf(interaction) });
  const fitting = categories.filter(({ use }) => use === 'both' || (use === 'expense') === out);
  // The present one has to be there to stay chosen.
  const shown = fitting
    .toSorted((a, b) => Number(b.id === purpose) - Number(a.id === purpose))
    .slice(0, CATEGORIES_SHOWN);
  return choiceField('purpose', {
    label: texts.purpose,
    options: [
      { value: NONE, label: texts.noCategory, default: purpose === null },
      {
        value: 'cash',
        label: purposeText('cash', out, { categories, language }),
        default: purpose === 'cash',
      },
      ...shown.map(({ id, name }) => ({ value: id, label: name, default: id === purpose })),
    ],
  });
};

const chosenPurpose = (call: ModalCall): LogPurpose => {
  const [value = NONE] = chosenValues(call, 'purpose');
  return value === NONE ? null : value;
};

const openForm = async (
  call: SelectCall,
  what: 'log-words' | 'log-who' | 'log-line',
  title: string,
  fields: APILabelComponent[],
): Promise<void> => {
  const [importId = '', page = '0'] = call.args;
  const [value = ''] = call.interaction.values;
  await call.answer.showForm(
    form(makeCustomId('treasury', what, importId, page, value), cutText(title, LONGEST_TITLE), fields),
  );
};

const decide = async (call: ModalCall, decision: LogDecision): Promise<void> => {
  const opened = await byRoute(cabinetLogRoutes.decide, decideCabinetLog)(call.bot.context, call.actor, {
    ...logKeyOf(call),
    decisions: [decision],
  });
  await call.answer.update(await showLog(call, opened, Number(call.args[1])));
};

export const chooseLogWords = async (call: SelectCall): Promise<void> => {
  const [value] = call.interaction.values;
  const group = found(groupsOf(await readLines(call)).find(({ key }) => key === value));
  const { words, out, lines } = group;
  const field = await purposeField(call, { purpose: lines[0]?.purpose ?? null, out });
  await openForm(call, 'log-words', words, [field]);
};

export const submitLogWords = async (call: ModalCall): Promise<void> => {
  const { words, out } = found(groupsOf(await readLines(call)).find(({ key }) => key === call.args[2]));
  await decide(call, { about: 'words', words, out, purpose: chosenPurpose(call) });
};

export const chooseLogPerson = async (call: SelectCall): Promise<void> => {
  const [value] = call.interaction.values;
  const { who } = found(unsurePeople(await readLines(call)).find((one) => nameOf(one.who) === value));
  const { person: label, personHint: description } = logTexts[call.language];
  await openForm(call, 'log-who', who, [userField('person', { label, description, required: false })]);
};

export const submitLogPerson = async (call: ModalCall): Promise<void> => {
  const { who } = found(unsurePeople(await readLines(call)).find((one) => nameOf(one.who) === call.args[2]));
  const [userId = null] = chosenValues(call, 'person');
  await decide(call, { about: 'who', who, user_id: userId });
};

export const chooseLogLine = async (call: SelectCall): Promise<void> => {
  const [value] = call.interaction.values;
  const line = found((await readLines(call)).find(({ key }) => nameOf(key) === value));
  const texts = logTexts[call.language];
  const { purpose, enters, needs_person: needs, amount_cents: cents, words } = line;
  const isIn = enters || needs;
  const field = await purposeField(call, { purpose, out: cents.startsWith('-') });
  await openForm(call, 'log-line', `${formatCentsChange(call.language, cents)} · ${words}`, [
    choiceField('whether', {
      label: texts.whether,
      options: [
        { value: 'yes', label: texts.yes, default: isIn },
        { value: 'no', label: texts.no, default: !isIn },
      ],
    }),
    field,
  ]);
};

export const submitLogLine = async (call: ModalCall): Promise<void> => {
  const { key } = found((await readLines(call)).find((line) => nameOf(line.key) === call.args[2]));
  const enters = chosenValues(call, 'whether')[0] !== 'no';
  await decide(call, { about: 'line', key, enters, purpose: chosenPurpose(call) });
};
