import type { CabinetLogLine, OpenedCabinetLog } from '@famiglia/contract/cabinet-log/cabinet-log';
import { bankText, gapText, sumsText } from '@famiglia/contract/cabinet-log/cabinet-log-words';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { formatCents, formatCentsChange } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import type { LogPurpose } from '@famiglia/contract/cabinet-log/cabinet-log';
import type { TreasuryCategory } from '@famiglia/contract/treasury/treasury';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { ActionRowData, BaseMessageOptions, MessageActionRowComponentData } from 'discord.js';
import { BRAND_COLOR } from '../../../kit/discord/brand-color.ts';
import { escapeText } from '../../../kit/discord/escape-text.ts';
import { makeCustomId } from '../../../kit/interactions/custom-id.ts';
import { pageRows, pageText, pagesOf } from '../../../kit/interactions/pages.ts';
import { groupsOf, nameOf, unsurePeople } from './log-groups.ts';
import { logTexts } from './log-texts.ts';

type Row = ActionRowData<MessageActionRowComponentData>;
type Preview = NonNullable<OpenedCabinetLog['preview']>;

/** So many fit into an embed also where every character has to be escaped. */
const LINES_A_PAGE = 6;
const MOST_OPTIONS = 25;
const LONGEST_NAME = 40;
const JUNK_NAMED = 3;

interface Shown {
  importId: string;
  preview: Preview;
  categories: readonly TreasuryCategory[];
  page: number;
  language: Language;
}

/** What a text would enter, a page of its operations, and what somebody can say about them. */
export const logMessage = (shown: Shown): BaseMessageOptions => {
  const { importId, preview, language } = shown;
  const pages = pagesOf(preview.lines.length, LINES_A_PAGE, shown.page);
  const start = pages.index * LINES_A_PAGE;
  const lines = preview.lines.slice(start, start + LINES_A_PAGE);
  const footer = pageText(pages, language);
  const first =
    pages.index === 0 && preview.gap_after_cents !== null ? [gap(preview.gap_after_cents, language)] : [];
  const parts = [
    summary(preview, language),
    ...first,
    ...lines.map((line) => lineText(line, shown)),
    ...junkText(preview, language),
  ];
  return {
    content: '',
    embeds: [
      {
        color: BRAND_COLOR,
        title: logTexts[language].title,
        description: parts.join('\n\n'),
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: [
      actionRow(shown),
      ...groupRow(shown, pages.index),
      ...peopleRow(shown, pages.index),
      ...lineRow(shown, lines, pages.index),
      ...pageRows(pages, language, (index) => makeCustomId('treasury', 'log-page', importId, index)),
    ],
  };
};

const summary = (
  { counts, bank, in_cents: income, out_cents: expense }: Preview,
  language: Language,
): string => {
  const texts = logTexts[language];
  const facts = [
    ...(counts.entering === 0 ? [] : [sumsText(language, { income, expense }, (amount) => `**${amount}**`)]),
    ...(counts.doubles === 0 ? [] : [texts.doubles(counts.doubles)]),
    ...(counts.by_hand === 0 ? [] : [texts.byHand(counts.by_hand)]),
  ];
  return [
    facts.join(' · '),
    counts.entering === 0
      ? texts.nothing
      : bankText(language, { after: bank.after_cents, game: bank.game_cents }),
  ]
    .filter(Boolean)
    .join('\n');
};

const gap = (cents: string, language: Language): string => `⚠️ **${gapText(language, cents)}**`;

export const purposeText = (
  purpose: LogPurpose,
  out: boolean,
  { categories, language }: { categories: readonly TreasuryCategory[]; language: Language },
): string => {
  const texts = logTexts[language];
  if (purpose === 'cash') return out ? texts.cash.out : texts.cash.in;
  return categories.find(({ id }) => id === purpose)?.name ?? texts.noCategory;
};

const isOut = ({ amount_cents: cents }: CabinetLogLine): boolean => cents.startsWith('-');

const lineText = (line: CabinetLogLine, shown: Shown): string => {
  const { language } = shown;
  const texts = logTexts[language];
  const amount = formatCentsChange(language, line.amount_cents);
  const who = escapeText(cutText(line.person?.name ?? line.who, LONGEST_NAME));
  const name = line.found_by === 'nick' ? `${who} (${texts.byNick})` : who;
  const about = escapeText(cutText(line.words, 80));
  const purpose = escapeText(purposeText(line.purpose, isOut(line), shown));
  const state =
    line.state === 'new'
      ? line.enters
        ? purpose
        : line.needs_person
          ? `**${texts.needsPerson}**`
          : texts.skipped
      : `${texts.states[line.state]}${line.enters ? ` · ${purpose}` : ''}`;
  const seconds = Math.floor(Date.parse(line.happened_at) / 1000);
  return [
    [line.enters ? `**${amount}**` : amount, name, about].filter(Boolean).join(' · '),
    `-# <t:${seconds}:f> · ${formatCents(language, line.balance_cents)} · ${state}`,
    ...(line.gap_cents === null ? [] : [gap(line.gap_cents, language)]),
  ].join('\n');
};

const junkText = ({ junk, junk_total: total }: Preview, language: Language): string[] => {
  if (total === 0) return [];
  const texts = logTexts[language];
  const named = junk
    .slice(0, JUNK_NAMED)
    .map(({ text, kind }) => `«${escapeText(cutText(text, LONGEST_NAME))}» (${texts.junkKinds[kind]})`);
  const more = total > named.length ? [texts.junkMore(total - named.length)] : [];
  return [`${texts.junk}: ${[...named, ...more].join(', ')}`];
};

const actionRow = ({ importId, preview, language }: Shown): Row => {
  const texts = logTexts[language];
  const { entering } = preview.counts;
  return {
    type: ComponentType.ActionRow,
    components: [
      ...(entering === 0
        ? []
        : [
            {
              type: ComponentType.Button as const,
              style: ButtonStyle.Primary as const,
              customId: makeCustomId('treasury', 'log-enter', importId, preview.fingerprint),
              label: texts.enter(entering),
            },
          ]),
      {
        type: ComponentType.Button,
        style: ButtonStyle.Secondary,
        customId: makeCustomId('treasury', 'log-discard', importId),
        label: texts.discard,
      },
    ],
  };
};

const selectRow = (
  customId: string,
  placeholder: string,
  options: { value: string; label: string; description?: string }[],
): Row[] =>
  options.length === 0
    ? []
    : [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.StringSelect,
              customId,
              placeholder,
              options: options.slice(0, MOST_OPTIONS),
            },
          ],
        },
      ];

const groupRow = (shown: Shown, page: number): Row[] => {
  const { importId, preview, language } = shown;
  const texts = logTexts[language];
  return selectRow(
    makeCustomId('treasury', 'log-words', importId, String(page)),
    texts.groups,
    groupsOf(preview.lines).map(({ key, words, out, lines }) => ({
      value: key,
      label: cutText(words, 100),
      description: cutText(
        [
          texts.operations(lines.length),
          ...new Set(lines.map((one) => purposeText(one.purpose, out, shown))),
        ].join(' · '),
        100,
      ),
    })),
  );
};

const peopleRow = ({ importId, preview, language }: Shown, page: number): Row[] =>
  selectRow(
    makeCustomId('treasury', 'log-who', importId, String(page)),
    logTexts[language].people,
    unsurePeople(preview.lines).map(({ who, person }) => ({
      value: nameOf(who),
      label: cutText(who, 100),
      ...(person === null ? {} : { description: cutText(person.name, 100) }),
    })),
  );

const lineRow = (shown: Shown, lines: readonly CabinetLogLine[], page: number): Row[] => {
  const { importId, language } = shown;
  return selectRow(
    makeCustomId('treasury', 'log-line', importId, String(page)),
    logTexts[language].lines,
    lines
      .filter(({ state }) => state !== 'double')
      .map((line) => ({
        value: nameOf(line.key),
        label: cutText(`${formatCentsChange(language, line.amount_cents)} · ${line.words || line.who}`, 100),
        description: cutText(purposeText(line.purpose, isOut(line), shown), 100),
      })),
  );
};
