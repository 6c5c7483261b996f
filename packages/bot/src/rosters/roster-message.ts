import { ButtonStyle, ComponentType } from 'discord.js';
import type {
  ActionRowData,
  BaseMessageOptions,
  ButtonComponentData,
  StringSelectMenuComponentData,
} from 'discord.js';
import { makeCustomId } from '../interactions/custom-id.ts';
import { rosterEmbed } from './roster-embed.ts';
import { rosterTexts } from './roster-texts.ts';
import type { RosterView } from './roster-view.ts';
import { squadSelect } from './squad-select.ts';

/**
 * A roster as a Discord message, a pure function. A finished roster can only be managed; a closed one
 * also explains places.
 */
export const rosterMessage = (view: RosterView): BaseMessageOptions => ({
  embeds: [rosterEmbed(view)],
  components: rowsOf(view),
  allowedMentions: { parse: [] },
});

type Row = ActionRowData<ButtonComponentData | StringSelectMenuComponentData>;

const rowsOf = (view: RosterView): Row[] => {
  const { status } = view.gathering;
  if (status === 'cancelled') return [];
  const texts = rosterTexts[view.language];
  const button = (action: string, label: string, style: ButtonStyle): ButtonComponentData =>
    ({
      type: ComponentType.Button,
      customId: makeCustomId(view.feature, action, view.rosterId),
      label,
      style,
    }) as ButtonComponentData;
  const signUp =
    status === 'open'
      ? [
          button('join', texts.join, ButtonStyle.Success),
          button('reserve', texts.joinReserve, ButtonStyle.Primary),
          button('leave', texts.leave, ButtonStyle.Secondary),
        ]
      : [];
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
