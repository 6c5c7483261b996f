import type { Language } from '@famiglia/contract/constants';
import { ButtonStyle, ComponentType } from 'discord.js';
import type {
  ActionRowData,
  BaseMessageOptions,
  ButtonComponentData,
  StringSelectMenuComponentData,
  UserSelectMenuComponentData,
} from 'discord.js';
import { BRAND_COLOR } from '../discord/brand-color.ts';
import { makeCustomId } from '../interactions/custom-id.ts';
import { escapeText } from '../discord/escape-text.ts';
import { menuTexts } from './menu-texts.ts';
import type { RosterView } from './roster-view.ts';
import { moveSelect } from './squad-select.ts';

/** The person the leader chose, and their place. */
export interface ChosenPerson {
  userId: string;
  place: {
    list: 'main' | 'reserve';
    position: number;
    pinned: 'in' | 'out' | null;
    squad: string | null;
  } | null;
}

type Row = ActionRowData<ButtonComponentData | UserSelectMenuComponentData | StringSelectMenuComponentData>;

/** The actions of a leader, in a message that only the leader sees. */
export const leaderMenu = (
  view: RosterView,
  language: Language,
  { person, notice }: { person?: ChosenPerson | undefined; notice?: string | undefined } = {},
): BaseMessageOptions => {
  const texts = menuTexts[language];
  const open = view.gathering.status === 'open';
  const lines = [
    ...(notice === undefined ? [] : [`**${notice}**`]),
    texts.counts(view.main.length, view.slots, view.reserve.length),
    person === undefined ? texts[open ? 'openHint' : 'closedHint'] : personLine(view, language, person),
  ];
  return {
    embeds: [{ color: BRAND_COLOR, title: escapeText(view.gathering.title), description: lines.join('\n') }],
    components: [
      generalRow(view, language, open),
      personSelect(view, language),
      ...(person === undefined ? [] : personRows(view, language, { person, open })),
      ...(person?.place && view.squads.length > 0 ? [moveSelect(view, language, person.userId)] : []),
    ],
  };
};

const personLine = (view: RosterView, language: Language, { userId, place }: ChosenPerson): string => {
  const texts = menuTexts[language];
  const who = `<@${userId}>`;
  if (place === null) return texts.notIn(who);
  const where =
    place.list === 'main' ? texts.inMain(who, place.position) : texts.inReserve(who, place.position);
  const squad = view.squads.find(({ id }) => place.list === 'main' && id === place.squad);
  return [
    where,
    ...(squad === undefined ? [] : [`«${escapeText(squad.name)}»`]),
    ...(place.pinned === null ? [] : [texts.pinned[place.pinned]]),
  ].join(', ');
};

const button = (customId: string, label: string, style: ButtonStyle = ButtonStyle.Secondary) =>
  ({ type: ComponentType.Button, customId, label, style }) as ButtonComponentData;

const generalRow = ({ feature, rosterId, squads }: RosterView, language: Language, open: boolean): Row => {
  const texts = menuTexts[language];
  const id = (action: string) => makeCustomId(feature, action, rosterId);
  return {
    type: ComponentType.ActionRow,
    components: [
      ...(open ? [button(id('close'), texts.close, ButtonStyle.Primary)] : []),
      // The places of a roster with squads are those of its squads.
      ...(open && squads.length === 0 ? [button(id('slots'), texts.slots)] : []),
      ...(open ? [button(id('squads'), texts.squads)] : []),
      button(id('reminders'), texts.reminders),
      button(id('cancel'), texts.cancel, ButtonStyle.Danger),
    ],
  };
};

const personSelect = ({ feature, rosterId }: RosterView, language: Language): Row => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.UserSelect,
      customId: makeCustomId(feature, 'person', rosterId),
      placeholder: menuTexts[language].pickPerson,
    },
  ],
});

const personRows = (
  { feature, rosterId }: RosterView,
  language: Language,
  { person: { userId, place }, open }: { person: ChosenPerson; open: boolean },
): Row[] => {
  const texts = menuTexts[language];
  const act = (action: string, label: string) =>
    button(makeCustomId(feature, 'lead', rosterId, userId, action), label);
  const buttons = [
    ...(open && place === null ? [act('add', texts.add), act('add_reserve', texts.addReserve)] : []),
    ...(open && place !== null ? [act('remove', texts.remove)] : []),
    ...(place !== null && place.pinned !== 'in' ? [act('pin_in', texts.pinIn)] : []),
    ...(place !== null && place.pinned !== 'out' ? [act('pin_out', texts.pinOut)] : []),
    ...(place === null || place.pinned === null ? [] : [act('unpin', texts.unpin)]),
  ];
  return buttons.length === 0 ? [] : [{ type: ComponentType.ActionRow, components: buttons }];
};
