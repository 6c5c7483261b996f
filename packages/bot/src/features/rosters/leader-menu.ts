import type { Language } from '@famiglia/contract/kit/language';
import { isLineUpTime } from '@famiglia/contract/rosters/line-up';
import { correctableUntil } from '@famiglia/core/rosters/correctable';
import { ButtonStyle, ComponentType } from 'discord.js';
import type {
  ActionRowData,
  BaseMessageOptions,
  ButtonComponentData,
  StringSelectMenuComponentData,
  UserSelectMenuComponentData,
} from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { readerTime } from '../../kit/guild-time.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { answerTexts } from './answer-texts.ts';
import { groupCodeTexts } from './group-code-actions.ts';
import { lineUpTexts } from './line-up-texts.ts';
import { menuTexts } from './menu-texts.ts';
import type { MenuView } from './menu-view.ts';
import { moveSelect } from './squad-select.ts';

/** The person whom the leader chose, and their place. */
export interface ChosenPerson {
  userId: string;
  place: {
    list: 'main' | 'reserve';
    position: number;
    pinned: 'in' | 'out' | null;
    squad: string | null;
  } | null;
}

interface MenuState {
  person?: ChosenPerson | undefined;
  notice?: string | undefined;
  /** Problems, each with a way to fix it. */
  warnings?: readonly string[];
}

export type Row = ActionRowData<
  ButtonComponentData | UserSelectMenuComponentData | StringSelectMenuComponentData
>;

/** The actions of a leader, in a message that only the leader sees. */
export const leaderMenu = (
  view: MenuView,
  language: Language,
  { person, notice, warnings = [] }: MenuState = {},
): BaseMessageOptions => {
  const texts = menuTexts[language];
  const { status, startsAt, endedAt } = view.gathering;
  const open = status === 'open';
  const over = status === 'finished' || status === 'cancelled';
  const lines = [
    ...(notice === undefined ? [] : [`**${notice}**`]),
    ...warnings,
    texts.counts(view.mainCount, view.slots, view.reserveCount),
    ...(person === undefined ? [] : [personLine(view, language, person)]),
    // The notice of the last action already says that it is over.
    ...(person === undefined && (notice === undefined || !over) ? [texts[HINTS[status]]] : []),
    ...(!over && view.now < startsAt ? [texts.attendanceFrom(readerTime(startsAt, 'F'))] : []),
    ...(endedAt !== null && isCorrectable(view)
      ? [texts.correctableUntil(readerTime(correctableUntil(endedAt), 'F'))]
      : []),
  ];
  return {
    embeds: [{ color: BRAND_COLOR, title: escapeText(view.gathering.title), description: lines.join('\n') }],
    components: [
      ...generalRows(view, language),
      // Discord shows at most five rows: the rows of a chosen person come first.
      ...(person === undefined ? moreRow(view, language) : []),
      ...(over ? [] : [personSelect(view, language)]),
      ...(person === undefined || over ? [] : personRows(view, language, { person, open })),
      ...(person !== undefined && !over && view.squads.length > 0 && (open || person.place !== null)
        ? [moveSelect(view, language, { userId: person.userId, listed: person.place !== null, open })]
        : []),
    ],
  };
};

export const personLine = (
  view: Pick<MenuView, 'squads'>,
  language: Language,
  { userId, place }: ChosenPerson,
): string => {
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

const HINTS = {
  open: 'openHint',
  closed: 'closedHint',
  finished: 'finishedHint',
  cancelled: 'cancelledHint',
} as const;

const isCorrectable = ({ gathering: { status, endedAt }, now }: MenuView): boolean =>
  status === 'finished' && endedAt !== null && now < correctableUntil(endedAt);

export const button = (
  customId: string,
  label: string,
  style: ButtonStyle = ButtonStyle.Secondary,
  disabled = false,
) => ({ type: ComponentType.Button, customId, label, style, disabled }) as ButtonComponentData;

const generalRows = (view: MenuView, language: Language): Row[] => {
  const { feature, rosterId, gathering, squads, now } = view;
  const texts = menuTexts[language];
  const id = (action: string) => makeCustomId(feature, action, rosterId);
  const early = now < gathering.startsAt;
  const attendance = button(
    id('attendance'),
    texts.attendance,
    early ? ButtonStyle.Secondary : ButtonStyle.Success,
    early,
  );
  const always = [button(id('times'), texts.times), button(id('cancel'), texts.cancel, ButtonStyle.Danger)];
  const steps = {
    open: [button(id('close'), texts.close, ButtonStyle.Primary), attendance, ...always],
    closed: [button(id('reopen'), texts.reopen), attendance, ...always],
    finished: isCorrectable(view)
      ? [
          button(id('attendance'), texts.correctAttendance),
          button(id('undo'), texts.undo, ButtonStyle.Danger),
        ]
      : [],
    cancelled: [],
  }[gathering.status];
  const open = gathering.status === 'open';
  const forms = [
    ...(open || gathering.status === 'closed' ? [button(id('edit'), texts.edit)] : []),
    // The places of a roster with squads are the places of its squads.
    ...(open && squads.length === 0 ? [button(id('slots'), texts.slots)] : []),
    ...(open ? [button(id('squads'), texts.squads)] : []),
    button(id('copy'), texts.copy),
    ...(open ? [answersButton(view, language)] : []),
  ];
  return [steps, forms]
    .filter((some) => some.length > 0)
    .map((components) => ({ type: ComponentType.ActionRow, components }));
};

/** Who has not answered, where people are asked for an answer; otherwise the switch for it. */
const answersButton = ({ feature, rosterId, moreAnswers }: MenuView, language: Language) =>
  moreAnswers
    ? button(makeCustomId(feature, 'unanswered', rosterId), answerTexts[language].unanswered)
    : button(makeCustomId(feature, 'answers', rosterId, 'on'), answerTexts[language].turnOn);

/** Who is in voice, around the start; the group code; the buttons to repeat an event by a series or to save it as a template. */
const moreRow = ({ feature, rosterId, gathering, now }: MenuView, language: Language): Row[] => {
  const isOver = gathering.status === 'finished' || gathering.status === 'cancelled';
  const components = [
    ...(!isOver && isLineUpTime(gathering.startsAt, now)
      ? [button(makeCustomId(feature, 'lineup', rosterId), lineUpTexts[language].open)]
      : []),
    ...(isOver ? [] : [button(makeCustomId(feature, 'setcode', rosterId), groupCodeTexts[language].set)]),
    ...(feature === 'mp'
      ? [
          button(makeCustomId('series', 'repeat', rosterId), menuTexts[language].repeat),
          button(makeCustomId('mp', 'template', rosterId), menuTexts[language].saveTemplate),
        ]
      : []),
  ];
  return components.length === 0 ? [] : [{ type: ComponentType.ActionRow, components }];
};

export const personSelect = (
  { feature, rosterId }: Pick<MenuView, 'feature' | 'rosterId'>,
  language: Language,
): Row => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.UserSelect,
      customId: makeCustomId(feature, 'person', rosterId),
      placeholder: menuTexts[language].pickPerson,
    },
  ],
});

export const personRows = (
  { feature, rosterId }: Pick<MenuView, 'feature' | 'rosterId'>,
  language: Language,
  { person: { userId, place }, open }: { person: ChosenPerson; open: boolean },
): Row[] => {
  const texts = menuTexts[language];
  const act = (action: string, label: string) =>
    button(makeCustomId(feature, 'lead', rosterId, userId, action), label);
  const buttons = [
    ...(open && place === null ? [act('add', texts.add), act('add_reserve', texts.addReserve)] : []),
    ...(place !== null ? [act('remove', texts.remove)] : []),
    ...(place !== null && place.pinned !== 'in' ? [act('pin_in', texts.pinIn)] : []),
    ...(place !== null && place.pinned !== 'out' ? [act('pin_out', texts.pinOut)] : []),
    ...(place === null || place.pinned === null ? [] : [act('unpin', texts.unpin)]),
  ];
  return buttons.length === 0 ? [] : [{ type: ComponentType.ActionRow, components: buttons }];
};
