import { FIRST_QUESTIONS } from '@famiglia/contract/dashboard/first-steps';
import type { FirstQuestion, FirstSteps } from '@famiglia/contract/dashboard/first-steps';
import { FIRST_STEP_WORDS } from '@famiglia/contract/dashboard/first-step-words';
import { labelOf } from '@famiglia/contract/settings/setting-field';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { buttonRows } from './controls/control-rows.ts';
import type { ControlRow } from './controls/control-rows.ts';
import { valueControl } from './controls/picked-controls.ts';
import { leadersSelect } from './leaders-select.ts';
import type { PickedField } from './setup-field.ts';
import { asField, problemsOf } from './setup-problems.ts';
import { setupTexts } from './setup-texts.ts';
import type { SetupView } from './setup-view.ts';
import { valueText } from './value-text.ts';

/** The settings that a question is about; whoever leads is no setting. */
const ASKED: Record<FirstQuestion, readonly PickedField[]> = {
  language: ['language', 'time_zone'],
  deputies: [],
  channels: ['channels.events', 'channels.capts', 'channels.gg'],
};

/** One question of a new family: what was chosen so far, the selects, and the way on. Nothing has to be answered. */
export const setupFirst = (
  view: SetupView,
  first: FirstSteps,
  question: FirstQuestion,
  notice: string,
): BaseMessageOptions => {
  const { language, settings } = view;
  const words = FIRST_STEP_WORDS[language];
  const { name, note } = words.steps[question];
  const fields = ASKED[question];
  const lines = [
    ...fields.map((field) => `${labelOf(field, language)}: **${valueText(settings, field, view)}**`),
    ...(question === 'deputies' && first.leaders.length > 0
      ? [words.alreadyLead(first.leaders.map(({ role_id }) => `<@&${role_id}>`).join(', '))]
      : []),
    ...(question === 'channels' ? stateOfChannels(view, first) : []),
  ];
  return {
    content: notice,
    embeds: [
      {
        color: BRAND_COLOR,
        author: { name: words.question(FIRST_QUESTIONS.indexOf(question) + 1, FIRST_QUESTIONS.length) },
        title: name,
        description: [note, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n'),
        fields: problemsOf(view).map(asField),
      },
    ],
    components: [
      ...fields.map((field) => valueControl(view, field, 'answer')),
      ...(question === 'deputies' ? leadersSelect(language) : []),
      ...(question === 'channels' ? createButtons(view, first) : []),
      ...buttonRows([
        [makeCustomId('setup', 'settle', question), isAnswered(first, question) ? words.next : words.later],
        [makeCustomId('setup', 'back'), setupTexts[language].allSettings],
        [makeCustomId('setup', 'settle', 'all'), words.hide],
      ]),
    ],
  };
};

/** What was guessed of the language stands as it is; channels and leaders may wait. */
const isAnswered = ({ steps, channels }: FirstSteps, question: FirstQuestion): boolean =>
  question === 'language' ||
  (question === 'channels'
    ? channels.some(({ purpose, chosen }) => purpose === 'events' && chosen !== null)
    : steps.some(({ name, done }) => name === question && done));

/** What the bot is creating. */
const stateOfChannels = ({ language }: SetupView, { channels }: FirstSteps): string[] => {
  const waiting = channels.filter(({ chosen, state }) => chosen === null && state === 'waiting');
  return waiting.map(({ name }) => setupTexts[language].channelWaits(name));
};

const createButtons = ({ language }: SetupView, { channels }: FirstSteps): ControlRow[] =>
  buttonRows(
    channels
      .filter(({ chosen, state }) => chosen === null && state !== 'waiting')
      .map(({ purpose, name }) => [
        makeCustomId('setup', 'channel', purpose),
        setupTexts[language].createChannel(name),
      ]),
  );
