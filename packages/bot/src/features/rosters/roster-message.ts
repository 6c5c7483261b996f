import { ButtonStyle, ComponentType } from 'discord.js';
import type {
  ActionRowData,
  BaseMessageOptions,
  ButtonComponentData,
  StringSelectMenuComponentData,
} from 'discord.js';
import { ANSWERS } from '@famiglia/contract/rosters/answers';
import type { Answer } from '@famiglia/contract/rosters/answers';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { answerTexts } from './answer-texts.ts';
import { groupCodeTexts } from './group-code-actions.ts';
import { drawRoster } from './roster-embed.ts';
import { rosterTexts } from './roster-texts.ts';
import type { RosterView } from './roster-view.ts';
import { squadSelect } from './squad-select.ts';

/**
 * Draws a roster as a Discord message, as a pure function. A finished roster can only be managed; a closed one also
 * explains places. Content that does not fit is shown on request.
 */
export const rosterMessage = (view: RosterView): BaseMessageOptions => {
  const { embed, isCut } = drawRoster(view);
  return {
    embeds: [embed],
    components: rowsOf(view, isCut),
    allowedMentions: { parse: [] },
  };
};

type Row = ActionRowData<ButtonComponentData | StringSelectMenuComponentData>;

const buttonOf = (customId: string, label: string, style: ButtonStyle): ButtonComponentData =>
  ({ type: ComponentType.Button, customId, label, style }) as ButtonComponentData;

/** Discord's limit for the buttons of a row. */
const ROW = 5;

const rowsOf = (view: RosterView, isCut: boolean): Row[] => {
  const { status } = view.gathering;
  const texts = rosterTexts[view.language];
  const whole = isCut
    ? [buttonOf(makeCustomId(view.feature, 'whole', view.rosterId, '0'), texts.whole, ButtonStyle.Secondary)]
    : [];
  if (status === 'cancelled') return rowOf(whole);
  const button = (action: string, label: string, style: ButtonStyle) =>
    buttonOf(makeCustomId(view.feature, action, view.rosterId), label, style);
  // Who has a place in a closed list may still give it up until the start.
  const mayLeave = status === 'open' || (status === 'closed' && view.now < view.gathering.startsAt);
  const signUp = [
    ...(status === 'open'
      ? [
          button('join', texts.join, ButtonStyle.Success),
          button('reserve', texts.joinReserve, ButtonStyle.Primary),
        ]
      : []),
    ...(mayLeave ? [button('leave', texts.leave, ButtonStyle.Secondary)] : []),
  ];
  const answer = (word: Answer) =>
    button(word, answerTexts[view.language].buttons[word], ButtonStyle.Secondary);
  // Whoever is on a closed list can still say that they will be late. In an open one the answers have a row of their own.
  const lateOnly = view.answers !== null && status === 'closed' && mayLeave ? [answer('late')] : [];
  const answers = view.answers !== null && status === 'open' ? ANSWERS.map(answer) : [];
  const buttons = [
    ...signUp,
    ...lateOnly,
    ...(view.gathering.terms !== undefined && status !== 'finished'
      ? [button('report', texts.report, ButtonStyle.Primary)]
      : []),
    ...(status === 'finished' ? [] : [button('why', texts.why, ButtonStyle.Secondary)]),
    button('manage', texts.manage, ButtonStyle.Secondary),
    ...answers,
    ...(view.hasCode && status !== 'finished'
      ? [button('code', groupCodeTexts[view.language].button, ButtonStyle.Secondary)]
      : []),
    ...whole,
  ];
  return [
    ...(status === 'open' && view.squads.length > 0 ? [squadSelect(view)] : []),
    ...rowOf(buttons.slice(0, ROW)),
    ...rowOf(buttons.slice(ROW)),
  ];
};

const rowOf = (components: readonly ButtonComponentData[]): Row[] =>
  components.length === 0 ? [] : [{ type: ComponentType.ActionRow, components }];
