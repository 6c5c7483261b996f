import { cutText } from '@famiglia/contract/kit/cut-text';
import { formatCents, formatCentsChange } from '@famiglia/contract/kit/format-cents';
import type { Language } from '@famiglia/contract/kit/language';
import type { TreasuryBalances, TreasuryEntry } from '@famiglia/contract/treasury/treasury';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { ActionRowData, BaseMessageOptions, MessageActionRowComponentData } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { pageRows, pageText } from '../../kit/interactions/pages.ts';
import type { Pages } from '../../kit/interactions/pages.ts';
import { treasuryTexts } from './treasury-texts.ts';

type Row = ActionRowData<MessageActionRowComponentData>;

/** So many operations, and so much of each, fit into an embed also where every character has to be escaped. */
export const OPERATIONS_A_PAGE = 6;
const LONGEST_REASON = 100;
const LONGEST_NAME = 40;
const OFFICERS_NAMED = 10;

interface Shown {
  balances: TreasuryBalances;
  entries: readonly TreasuryEntry[];
  pages: Pages;
  /** Whether the reader may enter operations. */
  manages: boolean;
  language: Language;
}

/** The balance, the operations of a page, and what may be done, for one person. */
export const bankMessage = ({ balances, entries, pages, manages, language }: Shown): BaseMessageOptions => {
  const texts = treasuryTexts[language];
  const none = manages ? texts.none : texts.noneToSee;
  const lines = entries.map((entry) => entryLines(entry, language));
  const footer = pageText(pages, language);
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.title,
        description:
          lines.length === 0
            ? none
            : [balanceLines(balances, language), `**${texts.lately}**`, ...lines].join('\n\n'),
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: [
      ...(manages ? [actionRow(language, lines.length === 0), ...takeBackRow(entries, language)] : []),
      ...pageRows(pages, language, (index) => makeCustomId('treasury', 'page', index)),
    ],
  };
};

/** What lies where; places without money are left out. */
export const balanceLines = (balances: TreasuryBalances, language: Language): string => {
  const { places } = treasuryTexts[language];
  const money = (cents: string): string => `**${formatCents(language, cents)}**`;
  const named = balances.officers
    .slice(0, OFFICERS_NAMED)
    .map(({ person, balance_cents: cents }) => `<@${person.id}> ${formatCents(language, cents)}`);
  const more = balances.officers.length > OFFICERS_NAMED ? ['…'] : [];
  return [
    `${places.total}: ${money(balances.total_cents)}`,
    ...(named.length === 0
      ? []
      : [
          `${places.bank}: ${money(balances.bank_cents)}`,
          `${places.officers}: ${money(balances.officers_cents)} · ${[...named, ...more].join(', ')}`,
        ]),
    ...(balances.owed_cents === '0' ? [] : [`${places.owed}: ${money(balances.owed_cents)}`]),
  ].join('\n');
};

/** By how much an operation changed what the family has; of a transfer, how much was moved. */
export const shownAmount = (entry: TreasuryEntry, language: Language): string =>
  entry.change_cents === '0'
    ? formatCents(language, entry.amount_cents)
    : formatCentsChange(language, entry.change_cents);

const name = (text: string): string => escapeText(cutText(text, LONGEST_NAME));

const entryLines = (entry: TreasuryEntry, language: Language): string => {
  const texts = treasuryTexts[language];
  const places = entry.moved
    .filter(({ place }) => place !== 'owed')
    .map(({ place, person }) => (place === 'bank' ? texts.bank : name(person?.name ?? '')));
  const amount = `**${shownAmount(entry, language)}**`;
  const facts = [
    entry.countered_by === null ? amount : `~~${amount}~~ ${texts.takenBack}`,
    ...(entry.kind === 'counter' || entry.kind === 'stocktaking' ? [texts.kinds[entry.kind]] : []),
    ...(entry.category === null ? [] : [name(entry.category.name)]),
    ...(entry.person === null ? [] : [name(entry.person.name)]),
    ...(places.length > 1 || (places[0] !== undefined && places[0] !== texts.bank)
      ? [places.join(' → ')]
      : []),
  ];
  const seconds = Math.floor(Date.parse(entry.happened_at) / 1000);
  const reason = entry.reason === '' ? [] : [escapeText(cutText(entry.reason, LONGEST_REASON))];
  const by = entry.actor === null ? '' : ` · ${texts.by(name(entry.actor.name))}`;
  return [facts.join(' · '), ...reason, `-# <t:${seconds}:f>${by}`].join('\n');
};

/** What to do first is the primary button: to count, and then to enter what comes in. */
const actionRow = (language: Language, isEmpty: boolean): Row => {
  const texts = treasuryTexts[language];
  const primary = isEmpty ? 'count' : 'income';
  return {
    type: ComponentType.ActionRow,
    components: (['income', 'expense', 'transfer', 'count'] as const).map((action) => ({
      type: ComponentType.Button,
      style: action === primary ? ButtonStyle.Primary : ButtonStyle.Secondary,
      customId: makeCustomId('treasury', 'open', action),
      label: texts[action],
    })),
  };
};

const takeBackRow = (entries: readonly TreasuryEntry[], language: Language): Row[] => {
  // Those of a payday are taken back there.
  const standing = entries.filter(
    ({ kind, countered_by }) =>
      countered_by === null && kind !== 'counter' && kind !== 'accrual' && kind !== 'payout',
  );
  if (standing.length === 0) return [];
  const { takeBack, kinds } = treasuryTexts[language];
  return [
    {
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.StringSelect,
          customId: makeCustomId('treasury', 'back'),
          placeholder: takeBack,
          options: standing.map((entry) => {
            const about = entry.category?.name ?? kinds[entry.kind];
            const note = cutText(entry.reason || (entry.person?.name ?? ''), 100);
            return {
              value: entry.id,
              label: cutText(`${shownAmount(entry, language)} · ${about}`, 100),
              ...(note === '' ? {} : { description: note }),
            };
          }),
        },
      ],
    },
  ];
};
