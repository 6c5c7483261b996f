import type { Language } from '@famiglia/contract/kit/language';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { ButtonStyle, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import type { ActionRowData, BaseMessageOptions, MessageActionRowComponentData } from 'discord.js';
import { BRAND_COLOR } from '../../../kit/discord/brand-color.ts';
import { escapeText } from '../../../kit/discord/escape-text.ts';
import { makeCustomId } from '../../../kit/interactions/custom-id.ts';
import type { AttendanceDraft } from './attendance-draft.ts';
import type { AttendanceSheet, SheetPerson } from './attendance-sheet.ts';
import { attendanceTexts } from './attendance-texts.ts';

/** Discord's limit for the options of one select. */
export const PAGE = 25;
const MAX_NAMED = 30;

interface Shown {
  feature: string;
  language: Language;
  page: number;
  notice?: string | undefined;
}

type Row = ActionRowData<MessageActionRowComponentData>;

/** The message in which a leader marks attendance: selects for one page of people, and the resulting payments. */
export const attendanceMessage = (
  draft: AttendanceDraft,
  sheet: AttendanceSheet,
  shown: Shown,
): BaseMessageOptions => {
  const { feature, language, notice } = shown;
  const texts = attendanceTexts[language];
  const pages = Math.max(1, Math.ceil(sheet.people.length / PAGE));
  const page = Math.min(Math.max(shown.page, 0), pages - 1);
  const here = sheet.people.slice(page * PAGE, (page + 1) * PAGE);
  const id = (action: string, ofPage = page) =>
    makeCustomId(feature, action, draft.rosterId, draft.key, String(ofPage));
  const lines = [
    ...(notice === undefined ? [] : [boldFirst(notice)]),
    sheet.people.length === 0 ? texts.nobody : texts.hint,
    '',
    ...summary(draft, sheet, language),
  ];
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: cutText(texts.title(escapeText(sheet.gathering.title)), 200),
        description: lines.join('\n'),
      },
    ],
    components: [
      ...peopleSelects(draft, here, { id, texts, page, pages }),
      row({
        type: ComponentType.UserSelect,
        customId: id('extra'),
        placeholder: texts.pickExtra,
        minValues: 0,
        maxValues: PAGE,
        defaultValues: draft.extra
          .slice(0, PAGE)
          .map((userId) => ({ id: userId, type: SelectMenuDefaultValueType.User })),
      }),
      ...shortcuts(sheet, { id, texts, page, pages }),
      row(
        button(
          id('finish'),
          sheet.gathering.status === 'finished' ? texts.correct : texts.finish,
          ButtonStyle.Success,
        ),
        button(makeCustomId(feature, 'menu', draft.rosterId), texts.back),
      ),
    ],
  };
};

/** The first line is what happened; the others are its details. */
const boldFirst = (notice: string): string => {
  const [first = '', ...rest] = notice.split('\n');
  return [`**${first}**`, ...rest].join('\n');
};

const row = (...components: MessageActionRowComponentData[]): Row => ({
  type: ComponentType.ActionRow,
  components,
});

const button = (
  customId: string,
  label: string,
  style: ButtonStyle.Secondary | ButtonStyle.Success = ButtonStyle.Secondary,
) => ({ type: ComponentType.Button, customId, label, style }) as const;

interface Parts {
  id: (action: string, ofPage?: number) => string;
  texts: (typeof attendanceTexts)[Language];
  page: number;
  pages: number;
}

const peopleSelects = (
  draft: AttendanceDraft,
  here: readonly SheetPerson[],
  { id, texts, page, pages }: Parts,
): Row[] => {
  const select = (
    action: string,
    placeholder: string,
    people: readonly SheetPerson[],
    ticked: (userId: string) => boolean,
  ): Row[] =>
    people.length === 0
      ? []
      : [
          row({
            type: ComponentType.StringSelect,
            customId: id(action),
            placeholder,
            minValues: 0,
            maxValues: people.length,
            options: people.map((person) => ({
              label: cutText(person.name, 100),
              value: person.userId,
              ...describe(person, texts),
              default: ticked(person.userId),
            })),
          }),
        ];
  const absent = here.filter(({ userId }) => draft.absent.has(userId));
  return [
    ...select('came', texts.pickCame(page + 1, pages), here, (userId) => !draft.absent.has(userId)),
    ...select('excused', texts.pickExcused, absent, (userId) => draft.excused.has(userId)),
  ];
};

const describe = (
  { late, comesLate, sighting }: SheetPerson,
  texts: Parts['texts'],
): { description?: string } => {
  const said = [
    ...(late ? [texts.leftLate] : []),
    ...(comesLate ? [texts.comesLate] : []),
    ...(sighting === null ? [] : [texts.seen(sighting.channel_name, sighting.minutes)]),
  ];
  return said.length === 0 ? {} : { description: cutText(said.join(', '), 100) };
};

const shortcuts = ({ people }: AttendanceSheet, { id, texts, page, pages }: Parts): Row[] => {
  const heard = people.filter(({ sighting }) => sighting !== null).length;
  const buttons = [
    ...(page > 0 ? [button(id('page', page - 1), texts.previous)] : []),
    ...(page < pages - 1 ? [button(id('page', page + 1), texts.next)] : []),
    ...(heard > 0 ? [button(id('heard'), texts.fromVoice(heard))] : []),
    ...(people.length > 0 ? [button(id('everybody'), texts.everybody)] : []),
  ];
  return buttons.length === 0 ? [] : [row(...buttons)];
};

/** The payments that result from the marks. */
const summary = (
  { absent, excused, extra }: AttendanceDraft,
  { people, gathering, penalties }: AttendanceSheet,
  language: Language,
): string[] => {
  const texts = attendanceTexts[language];
  const missing = people.filter(({ userId }) => absent.has(userId) && !excused.has(userId));
  const line = (count: string, amount: number, userIds: readonly string[]): string => {
    const named = userIds.slice(0, MAX_NAMED).map((userId) => `<@${userId}>`);
    const left = userIds.length - named.length;
    return [
      `**${count}**${amount === 0 ? '' : ` · ${texts.each(signed(amount))}`}`,
      ...(named.length === 0 ? [] : [[...named, ...(left === 0 ? [] : [texts.more(left)])].join(' ')]),
    ].join('\n');
  };
  const group = (count: (size: number) => string, amount: number, userIds: readonly string[]): string[] =>
    userIds.length === 0 ? [] : [line(count(userIds.length), amount, userIds)];
  const came = people.filter(({ userId }) => !absent.has(userId)).length + extra.length;
  return [
    line(texts.came(came), gathering.reward, []),
    ...group(texts.extra, 0, extra),
    ...group(texts.absent, -penalties.absent, ids(missing.filter(({ late }) => !late))),
    ...group(texts.late, -penalties.late, ids(missing.filter(({ late }) => late))),
    ...group(texts.excused, 0, [...excused]),
  ];
};

const ids = (some: readonly SheetPerson[]): string[] => some.map(({ userId }) => userId);

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);
