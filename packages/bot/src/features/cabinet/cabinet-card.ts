import {
  CABINET_WORDS,
  cameText,
  gatheringName,
  standingText,
} from '@famiglia/contract/cabinet/cabinet-words';
import type { Cabinet, CabinetGathering, OwnPlace } from '@famiglia/contract/cabinet/cabinet';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import { counted } from '@famiglia/contract/kit/counted';
import { formatNumber } from '@famiglia/contract/kit/format-number';
import type { Language } from '@famiglia/contract/kit/language';
import { LOCALES } from '@famiglia/contract/kit/locales';
import { progressText, requirementName } from '@famiglia/contract/ranks/rank-words';
import { explainPlace } from '@famiglia/contract/rosters/explain-place';
import { AWAY_NAMES } from '@famiglia/contract/vacations/vacation-words';
import { WARNING_KIND_NAMES } from '@famiglia/contract/warnings/warning-kinds';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { APIEmbedField, BaseMessageOptions, InteractionButtonComponentData } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { linkButton } from '../../kit/discord/link-button.ts';
import { readerTime } from '../../kit/guild-time.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { placeTexts } from '../rosters/sign-up-answer-texts.ts';
import { cabinetTexts } from './cabinet-texts.ts';

/** Discord’s limits of a field, of the text above the fields and of a button. */
const LONGEST_FIELD = 1024;
const LONGEST_TEXT = 4096;
const LONGEST_LABEL = 80;
const LONGEST_TITLE = 60;
const LONGEST_REASON = 120;
const SHOWN_WARNINGS = 5;

interface CardView {
  cabinet: Cabinet;
  language: Language;
  /** The page of the cabinet; null where the family has not opened it. */
  pageUrl: string | null;
  now: Date;
  /** The family's. */
  timeZone: string;
}

/** One card with everything that concerns its reader, and what they may do about it. */
export const cabinetCard = (view: CardView): BaseMessageOptions => {
  const { cabinet, language } = view;
  return {
    content: '',
    embeds: [
      {
        color: BRAND_COLOR,
        title: `${cabinetTexts[language].name} · ${escapeText(cabinet.member.display_name)}`,
        description: nextOf(cabinet, language),
        fields: fieldsOf(cabinet, language),
      },
    ],
    components: rowsOf(view),
  };
};

/** What is next, above everything else: with links and reasons it is too long for a field. */
const nextOf = ({ gatherings }: Cabinet, language: Language): string => {
  const words = CABINET_WORDS[language];
  const lines = gatherings.map((one) => gatheringLine(one, language));
  return wholeLines(
    [`**${words.next}**`, ...(lines.length === 0 ? [words.nothingPlanned] : lines)],
    LONGEST_TEXT,
  );
};

/** As many lines as fit; none of them is cut, because a half of a time or a link is shown as it is written. */
const wholeLines = (lines: readonly string[], limit: number): string =>
  lines.reduce((text, line) => {
    const longer = text === '' ? line : `${text}\n${line}`;
    return longer.length <= limit ? longer : text;
  }, '');

const fieldsOf = (cabinet: Cabinet, language: Language): APIEmbedField[] => {
  const texts = cabinetTexts[language];
  const words = CABINET_WORDS[language];
  const { member, rank, warnings, away, recordings_owed: recordings, owed_cents: owed } = cabinet;
  const balance = owed === null ? 0n : BigInt(owed);
  return [
    short(
      escapeText(cabinet.reputation_name),
      `**${formatNumber(language, member.reputation)}** · ${standingText(language, cabinet.place)}`,
    ),
    ...(rank.rank === null && rank.next === null
      ? []
      : [short(texts.rank, rank.rank === null ? texts.noRank : escapeText(rank.rank.name))]),
    short(words.attendance, cameText(language, cabinet.attendance)),
    ...(cabinet.voice_minutes < 60
      ? []
      : [short(words.voice, counted(language, 'hours', Math.floor(cabinet.voice_minutes / 60)))]),
    ...(cabinet.screens_waiting === 0
      ? []
      : [short(words.screensWaiting, formatNumber(language, cabinet.screens_waiting))]),
    ...(balance === 0n
      ? []
      : [
          short(
            balance < 0n ? words.debt : words.owed,
            formatCents(language, balance < 0n ? -balance : balance),
          ),
        ]),
    ...missingOf(cabinet, language),
    ...long(words.warnings, [
      ...warnings
        .slice(-SHOWN_WARNINGS)
        .map(({ kind, reason, ends_at }) =>
          [
            `• ${WARNING_KIND_NAMES[language][kind]}: ${escapeText(cutText(reason, LONGEST_REASON))}`,
            ...(ends_at === null ? [] : [momentOf(ends_at, 'R')]),
          ].join(' · '),
        ),
      ...(warnings.length > SHOWN_WARNINGS ? [texts.more(warnings.length - SHOWN_WARNINGS)] : []),
    ]),
    ...long(
      words.away,
      away.map(({ kind, asked, starts_at, ends_at }) => {
        const days = kind === 'afk' ? momentOf(ends_at, 't') : `${dayOf(starts_at)} – ${lastDayOf(ends_at)}`;
        return `• ${AWAY_NAMES[language][kind]}: ${days}${asked ? ` · ${words.asked}` : ''}`;
      }),
    ),
    ...long(
      words.recordingsOwed,
      recordings.map(({ title, starts_at }) => `• ${escapeText(title)}, ${momentOf(starts_at, 'R')}`),
    ),
  ];
};

const short = (name: string, value: string): APIEmbedField => ({ name, value, inline: true });
const long = (name: string, lines: readonly string[]): APIEmbedField[] =>
  lines.length === 0 ? [] : [{ name, value: wholeLines(lines, LONGEST_FIELD) }];

const momentOf = (iso: string, style: 'R' | 't' | 'f'): string => readerTime(new Date(iso), style);
const dayOf = (iso: string): string => `<t:${Math.floor(Date.parse(iso) / 1000)}:D>`;
/** A vacation ends with the last second of its last day. */
const lastDayOf = (iso: string): string => `<t:${Math.floor(Date.parse(iso) / 1000) - 1}:D>`;

/** What the next rank asks for and the member has not. */
const missingOf = (
  { rank: { next }, reputation_name: name }: Cabinet,
  language: Language,
): APIEmbedField[] => {
  if (next === null) return [];
  const words = CABINET_WORDS[language];
  const span = { days: next.span_days, reputation: escapeText(name) };
  const left = next.progress.filter(({ met }) => !met);
  const lines = left.map((one) => `• ${requirementName(language, one.kind, span)}: ${progressText(one)}`);
  const value =
    lines.length > 0 ? lines.join('\n') : next.progress.length === 0 ? words.byLeaders : words.ready;
  return [{ name: `${words.missing} ${escapeText(next.name)}`, value }];
};

const gatheringLine = (one: CabinetGathering, language: Language): string => {
  const title = escapeText(cutText(gatheringName(language, one), LONGEST_TITLE));
  const name = one.url === null ? `**${title}**` : `**[${title}](${one.url})**`;
  const fill = `${one.main_count}/${one.slots}`;
  const when = `${momentOf(one.starts_at, 'f')}, ${momentOf(one.starts_at, 'R')} · ${fill}`;
  const where = one.place === null ? CABINET_WORDS[language].notOn : placeLine(one.place, language);
  return `${name} · ${when}\n-# ${where}`;
};

/** The place and its reason, in the words of the answer to a press. */
const placeLine = (
  { list, position, why, squad, reason_squad: named }: OwnPlace,
  language: Language,
): string => {
  const texts = placeTexts[language];
  const inSquad = squad === null ? undefined : `«${escapeText(squad)}»`;
  const where =
    list === 'main' && inSquad !== undefined ? texts.mainIn(position, inSquad) : texts[list](position);
  const reason = explainPlace(language, {
    list,
    why,
    name: null,
    squad: inSquad,
    reasonSquad:
      named === null
        ? undefined
        : { name: `«${escapeText(named.name)}»`, role: named.role === null ? null : escapeText(named.role) },
  });
  return `${where} ${reason}`;
};

const rowsOf = ({
  cabinet: { gatherings, away, recordings_owed: recordings, member },
  language,
  pageUrl,
  now,
  timeZone,
}: CardView): NonNullable<BaseMessageOptions['components']> => {
  const texts = cabinetTexts[language];
  const words = CABINET_WORDS[language];
  const [owed] = recordings;
  const isAway = away.some(({ asked, starts_at }) => !asked && Date.parse(starts_at) <= now.getTime());
  const [ahead] = away;
  const start = new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const absence =
    ahead === undefined
      ? button('vacation', words.goAway)
      : isAway
        ? button('back', words.comeBack)
        : button('cancel', words.cancelVacation, ahead.id);
  // Whoever has a place can give it up also when sign-up is over.
  const signUps = gatherings
    .filter(({ status, place }) => status === 'open' || place !== null)
    .map((one) =>
      signUpButton(one, isOneOfSeveral(one, gatherings) ? `${start.format(new Date(one.starts_at))} ` : ''),
    );
  const others = [
    absence,
    button('nick', texts.nick, member.user_id),
    ...(owed === undefined ? [] : [button('record', texts.record, owed.capt_id)]),
    button('refresh', words.refresh),
    ...(pageUrl === null ? [] : [linkButton(words.openPage, pageUrl)]),
  ];
  return [...(signUps.length === 0 ? [] : [signUps]), others].map((components) => ({
    type: ComponentType.ActionRow,
    components,
  }));
};

const button = (action: string, label: string, ...args: string[]): InteractionButtonComponentData => ({
  type: ComponentType.Button,
  style: ButtonStyle.Secondary,
  customId: makeCustomId('cabinet', action, ...args),
  label,
});

/** Two capts against one family, or the drops of a day, have one title. */
const isOneOfSeveral = ({ title }: CabinetGathering, all: readonly CabinetGathering[]): boolean =>
  all.filter((one) => one.title === title).length > 1;

/** Plus for what they are not on, minus for what they are; with its start where the title alone does not say which. */
const signUpButton = (
  { id, title, place }: CabinetGathering,
  start: string,
): InteractionButtonComponentData => ({
  ...button(
    place === null ? 'join' : 'leave',
    cutText(`${place === null ? '+' : '−'} ${start}${title}`, LONGEST_LABEL),
    id,
  ),
  style: place === null ? ButtonStyle.Success : ButtonStyle.Secondary,
});
