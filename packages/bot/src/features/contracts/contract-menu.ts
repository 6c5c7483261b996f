import { formatCents } from '@famiglia/contract/kit/format-cents';
import type { ContractDetails } from '@famiglia/contract/contracts/contracts';
import type { Language } from '@famiglia/contract/kit/language';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { button, personLine, personRows, personSelect } from '../rosters/leader-menu.ts';
import type { ChosenPerson, Row } from '../rosters/leader-menu.ts';
import { menuTexts } from '../rosters/menu-texts.ts';
import { contractTexts } from './contract-texts.ts';

interface MenuState {
  person?: ChosenPerson | undefined;
  notice?: string | undefined;
}

const HINTS = {
  open: 'openHint',
  closed: 'closedHint',
  finished: 'finishedHint',
  cancelled: 'cancelledHint',
} as const;

/** What a leader does with a contract, in a message that only the leader sees. */
export const contractMenu = (
  contract: ContractDetails,
  language: Language,
  now: Date,
  { person, notice }: MenuState = {},
): BaseMessageOptions => {
  const texts = contractTexts[language];
  const { id: rosterId, status, slots, main_count: main, reserve_count: reserve } = contract;
  const isOver = status === 'finished' || status === 'cancelled';
  const view = { feature: 'contract', rosterId, squads: [] };
  const lines = [
    ...(notice === undefined ? [] : [`**${notice}**`]),
    menuTexts[language].counts(main, slots, reserve),
    ...(contract.reports_waiting === 0 || isOver ? [] : [texts.waiting(contract.reports_waiting)]),
    ...(status === 'finished' ? shareLines(contract, language) : []),
    ...(person === undefined ? [texts[HINTS[status]]] : [personLine(view, language, person)]),
  ];
  return {
    embeds: [{ color: BRAND_COLOR, title: escapeText(contract.title), description: lines.join('\n') }],
    components: [
      ...stepRows(contract, language, now),
      ...(isOver ? [] : [personSelect(view, language)]),
      ...(person === undefined || isOver
        ? []
        : personRows(view, language, { person, open: status === 'open' })),
    ],
  };
};

const shareLines = ({ people, family_cents: family }: ContractDetails, language: Language): string[] => [
  ...people.flatMap(({ user, contribution, share_cents: cents }) =>
    cents === null
      ? []
      : [`${escapeText(user.name)}: ${contribution ?? 0} → ${formatCents(language, cents)}`],
  ),
  ...(family === null || family === '0'
    ? []
    : [contractTexts[language].familyLine(formatCents(language, family))]),
];

const stepRows = (contract: ContractDetails, language: Language, now: Date): Row[] => {
  const texts = contractTexts[language];
  const act = (action: string, label: string, style = ButtonStyle.Secondary) =>
    button(makeCustomId('contract', action, contract.id), label, style);
  const change = [
    act('edit', texts.edit),
    act('terms', texts.terms),
    act('cancel', texts.cancel, ButtonStyle.Danger),
  ];
  const until = contract.correctable_until;
  const rows = {
    open: [[act('close', texts.close, ButtonStyle.Primary), act('confirm', texts.confirm)], change],
    closed: [[act('confirm', texts.confirm, ButtonStyle.Success), act('reopen', texts.reopen)], change],
    finished:
      until !== null && new Date(until) > now
        ? [[act('confirm', texts.correct), act('undo', texts.undo, ButtonStyle.Danger)]]
        : [],
    cancelled: [],
  }[contract.status];
  return rows.map((components) => ({ type: ComponentType.ActionRow, components }));
};
