import { ButtonStyle, ComponentType } from 'discord.js';
import type {
  ActionRowData,
  BaseMessageOptions,
  ButtonComponentData,
  StringSelectMenuComponentData,
} from 'discord.js';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
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
    components: [...rowsOf(view), ...(isCut ? [wholeRow(view)] : [])],
    allowedMentions: { parse: [] },
  };
};

type Row = ActionRowData<ButtonComponentData | StringSelectMenuComponentData>;

const buttonOf = (customId: string, label: string, style: ButtonStyle): ButtonComponentData =>
  ({ type: ComponentType.Button, customId, label, style }) as ButtonComponentData;

const wholeRow = ({ feature, rosterId, language }: RosterView): Row => ({
  type: ComponentType.ActionRow,
  components: [
    buttonOf(
      makeCustomId(feature, 'whole', rosterId, '0'),
      rosterTexts[language].whole,
      ButtonStyle.Secondary,
    ),
  ],
});

const rowsOf = (view: RosterView): Row[] => {
  const { status } = view.gathering;
  if (status === 'cancelled') return [];
  const texts = rosterTexts[view.language];
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
  return [
    ...(status === 'open' && view.squads.length > 0 ? [squadSelect(view)] : []),
    {
      type: ComponentType.ActionRow,
      components: [
        ...signUp,
        ...(status === 'finished' ? [] : [button('why', texts.why, ButtonStyle.Secondary)]),
        button('manage', texts.manage, ButtonStyle.Secondary),
      ],
    },
  ];
};
