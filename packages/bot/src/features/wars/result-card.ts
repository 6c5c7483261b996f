import { cutText } from '@famiglia/contract/kit/cut-text';
import { LOCALES } from '@famiglia/contract/kit/locales';
import type { Language } from '@famiglia/contract/kit/language';
import { CAPT_RESULTS } from '@famiglia/contract/capts/capts';
import type { WarProposal } from '@famiglia/contract/wars/war-proposal';
import { sourceNames } from '@famiglia/contract/wars/war-sources';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { linkButton } from '../../kit/discord/link-button.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { resultTexts } from './result-texts.ts';
import { warTexts } from './war-texts.ts';

type Outcome = Pick<WarProposal, 'result' | 'score_ours' | 'score_theirs'>;

export interface ShownResult {
  proposal: WarProposal;
  /** What a feed says since it was decided, where that differs. */
  later: Outcome | null;
  /** Who confirmed or ignored it. */
  decidedBy: string | null;
  /** Where it can be corrected: the sign-up and the panel. */
  links: readonly { label: string; url: string }[];
  language: Language;
}

/** A war that is over, as leaders see it before they confirm it. One that is decided has no buttons. */
export const resultCard = (shown: ShownResult): BaseMessageOptions => {
  const { proposal, later, decidedBy, links, language } = shown;
  const texts = resultTexts[language];
  const source = texts.source(sourceNames(proposal.sources, language));
  const isOpen = proposal.decision === 'pending' && proposal.status === 'finished';
  const decided = {
    pending: [],
    confirmed: [texts.confirmedBy(`<@${decidedBy ?? ''}>`)],
    ignored: [warTexts[language].ignored(decidedBy)],
  }[proposal.decision];
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.title(cutText(escapeText(proposal.opponent), 100)),
        description: [
          headline(shown),
          ...sideLines(shown),
          ...decided,
          ...(later === null ? [] : [texts.later(outcomeText(later, language))]),
        ].join('\n'),
        fields: isOpen ? peopleFields(shown) : [],
        footer: { text: isOpen ? `${source}. ${texts.unpaid}` : source },
      },
    ],
    components: isOpen ? [...doubtRow(shown), buttonRow(proposal, language), ...linkRow(links)] : [],
    allowedMentions: { parse: [] },
  };
};

const headline = ({ proposal, language }: ShownResult): string => {
  const when = `<t:${Math.floor(Date.parse(proposal.starts_at) / 1000)}:f>`;
  const parts = [outcomeText(proposal, language), escapeText(proposal.territory), when];
  return parts.filter((part) => part !== '').join(' · ');
};

const outcomeText = ({ result, score_ours: ours, score_theirs: theirs }: Outcome, language: Language) => {
  const texts = resultTexts[language];
  const score = ours === null || theirs === null ? '' : ` ${ours}:${theirs}`;
  return result === null ? `${texts.unknown}${score}` : `**${texts.results[result]}${score}**`;
};

const sideLines = ({ proposal: { players }, language }: ShownResult): string[] =>
  (['ours', 'theirs'] as const).flatMap((side) => {
    const some = players.filter((player) => player.side === side);
    if (some.length === 0) return [];
    const sum = (field: 'damage' | 'kills') => some.reduce((total, player) => total + player[field], 0);
    const damage = sum('damage').toLocaleString(LOCALES[language]);
    const texts = resultTexts[language];
    return [`${texts.sides[side]}: ${texts.numbers(some.length, damage, sum('kills'))}`];
  });

/** More names would not be read. */
const NAMES = 20;

const peopleFields = ({ proposal, language }: ShownResult) => {
  const texts = resultTexts[language];
  const walkIns = new Set(proposal.walk_ins.map(({ id }) => id));
  const listed = proposal.came.filter(({ id }) => !walkIns.has(id));
  const groups = [
    ['came', listed],
    ['walkIns', proposal.walk_ins],
    ['absent', proposal.absent],
    ['excused', proposal.excused],
  ] as const;
  const strangers = proposal.players.flatMap(({ side, user_id: userId, nick }) =>
    side === 'ours' && userId === null ? [nick] : [],
  );
  return [
    ...groups.map(([group, people]) => [group, people.map(({ name }) => name)] as const),
    ['strangers', strangers] as const,
  ].flatMap(([group, names]) => {
    if (names.length === 0) return [];
    const shown = names.slice(0, NAMES).map((name) => escapeText(cutText(name, 32)));
    const rest = names.length > NAMES ? [texts.more(names.length - NAMES)] : [];
    return [{ name: texts.groups[group](names.length), value: [...shown, ...rest].join(', ') }];
  });
};

/** One question at a time: whose nick it is. Nobody has to answer: an unknown nick stays that of a stranger. */
const doubtRow = ({ proposal, language }: ShownResult) => {
  const doubt = proposal.players.find(
    ({ user_id: userId, candidates }) => userId === null && candidates.length > 0,
  );
  if (doubt === undefined) return [];
  const options = doubt.candidates.map(({ user_id: value, display_name: name, ingame_nick: nick }) => ({
    value,
    label: cutText(name, 100),
    ...(nick === null ? {} : { description: cutText(nick, 100) }),
  }));
  const select = {
    type: ComponentType.StringSelect as const,
    customId: makeCustomId('wars', 'owner', proposal.id, String(proposal.version), String(doubt.position)),
    placeholder: cutText(resultTexts[language].whose(doubt.nick), 150),
    options,
  };
  return [{ type: ComponentType.ActionRow as const, components: [select] }];
};

const button = (label: string, style: ButtonStyle.Success | ButtonStyle.Secondary, customId: string) =>
  ({ type: ComponentType.Button, style, label, customId }) as const;

const buttonRow = ({ id, version, result }: WarProposal, language: Language) => {
  const texts = resultTexts[language];
  const confirm = (...said: string[]) => makeCustomId('wars', 'confirm', id, String(version), ...said);
  const answers =
    result === null
      ? CAPT_RESULTS.map((one) => button(texts.confirmAs[one], ButtonStyle.Secondary, confirm(one)))
      : [button(texts.confirm, ButtonStyle.Success, confirm())];
  const ignore = button(warTexts[language].ignore, ButtonStyle.Secondary, makeCustomId('wars', 'ignore', id));
  return { type: ComponentType.ActionRow as const, components: [...answers, ignore] };
};

const linkRow = (links: ShownResult['links']) =>
  links.length === 0
    ? []
    : [
        {
          type: ComponentType.ActionRow as const,
          components: links.map(({ label, url }) => linkButton(label, url)),
        },
      ];
