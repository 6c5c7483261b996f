import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import type { Language } from '@famiglia/contract/kit/language';
import type { PersonnelFile } from '@famiglia/contract/personnel-file/personnel-file';
import type { MemberProfile } from '@famiglia/contract/members/members';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { logLine } from '../../kit/texts/log-line.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { pageRows, pageText } from '../../kit/interactions/pages.ts';
import type { Pages } from '../../kit/interactions/pages.ts';
import { ingameName } from '../members/ingame-name.ts';
import { memberTexts } from '../members/member-texts.ts';
import { rankTexts } from '../ranks/rank-texts.ts';
import { personnelTexts } from './personnel-texts.ts';

interface FileView {
  profile: MemberProfile;
  file: PersonnelFile;
  timeline: readonly ActivityEntry[];
  pages: Pages;
  reputationName: string;
  timeZone: string;
  language: Language;
  now: Date;
  /** Whether the reader manages personnel: private notes are shown to nobody else. */
  manages: boolean;
  /** Whether the family has a ladder of ranks. */
  hasLadder: boolean;
}

const field = (name: string, value: string) => ({ name, value, inline: true });
const relative = (iso: string): string => `<t:${Math.floor(Date.parse(iso) / 1000)}:R>`;
const day = (iso: string): string => `<t:${Math.floor(Date.parse(iso) / 1000)}:D>`;

/** A personnel file: the facts, a page of the timeline, and what the reader may do. */
export const fileMessage = (view: FileView): BaseMessageOptions => {
  const { profile, file, timeline, pages, language } = view;
  const texts = personnelTexts[language];
  const lines = timeline.map((entry) => logLine(entry, view, view.now));
  const footer = pageText(pages, language);
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.title(escapeText(profile.display_name)),
        ...(profile.avatar_url === null ? {} : { thumbnail: { url: profile.avatar_url } }),
        fields: factsOf(view),
        description: lines.length === 0 ? texts.empty : lines.join('\n'),
        ...(footer === undefined ? {} : { footer: { text: footer } }),
      },
    ],
    components: [
      ...pageRows(pages, language, (index) => makeCustomId('personnel', 'page', file.user_id, index)),
      ...(view.manages ? [leaderButtons(file, language), ...rankButtons(view)] : []),
    ],
  };
};

const factsOf = ({ profile, file, reputationName, language }: FileView) => {
  const texts = personnelTexts[language];
  const { ingame, noName, reliability, kept } = memberTexts[language];
  const { share, came, signed_up: signedUp } = profile.reliability;
  const since = file.joined_at === null ? [] : [day(file.joined_at)];
  const again = file.times_joined > 1 ? [texts.times(file.times_joined)] : [];
  const { joined_on: joinedOn = null, attended = null } = file.before ?? {};
  const before = [
    joinedOn === null ? [] : texts.joinedOn(day(`${joinedOn}T12:00:00Z`)),
    attended === null ? [] : texts.came(attended),
  ].flat();
  return [
    field(ingame, ingameName(profile.ingame_nick, profile.static_id) || noName),
    ...(since.length === 0 ? [] : [field(texts.since, [...since, ...again].join(', '))]),
    ...(file.left_at === null ? [] : [field(texts.left, day(file.left_at))]),
    ...(file.rank === null
      ? []
      : [field(rankTexts[language].rankField, `${escapeText(file.rank.name)}, ${day(file.rank.since)}`)]),
    field(escapeText(reputationName), String(profile.reputation)),
    field(texts.attended, texts.events(profile.events_attended, profile.capts_attended)),
    ...(before.length === 0 ? [] : [field(texts.before, before.join(', '))]),
    ...(share === null ? [] : [field(reliability, kept(came, signedUp, share))]),
    ...(file.away === null ? [] : [field(texts.away[file.away.kind], relative(file.away.ends_at))]),
    ...(file.voice_minutes < 60
      ? []
      : [field(texts.voice, texts.hours(Math.floor(file.voice_minutes / 60)))]),
    ...(file.warnings.total === 0 ? [] : [field(texts.warnings, texts.warned(file.warnings))]),
  ];
};

const leaderButtons = (file: PersonnelFile, language: Language) => {
  const texts = personnelTexts[language];
  const button = (action: string, label: string, feature = 'personnel') =>
    ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      customId: makeCustomId(feature, action, file.user_id),
      label,
    }) as const;
  return {
    type: ComponentType.ActionRow,
    components: [
      button('note', texts.noteButton),
      ...(file.notes === 0 ? [] : [button('notes', texts.notes(file.notes))]),
      button('give', texts.warn, 'warnings'),
      ...(file.warnings.total === 0
        ? []
        : [button('of', texts.warningsButton(file.warnings.total), 'warnings')]),
    ],
  } as const;
};

/** Discord has room for five buttons in a row. */
const rankButtons = ({ file, hasLadder, language }: FileView) => {
  const texts = rankTexts[language];
  const button = (direction: 'up' | 'down') =>
    ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      customId: makeCustomId('ranks', 'ask', direction, file.user_id),
      label: texts[direction],
    }) as const;
  if (!hasLadder || file.left_at !== null) return [];
  const components = [button('up'), ...(file.rank === null ? [] : [button('down')])];
  return [{ type: ComponentType.ActionRow, components } as const];
};
