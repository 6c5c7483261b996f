import type { Guild, Member } from '@famiglia/contract/guilds/guilds';
import type { Language } from '@famiglia/contract/kit/language';
import { GUIDE_PAGE_NAMES, GUIDE_PAGES } from '@famiglia/contract/kit/guide-pages';
import { FIELD_NAMES, labelOf } from '@famiglia/contract/settings/setting-field';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { CalendarPlus, CircleHelp, Settings, Swords } from '../shared/ui/icons.ts';
import type { ReactNode } from 'react';
import { useMemberSearch } from '../entities/member/use-member-search.ts';
import { SETTINGS_SECTIONS } from '../features/settings/settings-sections.ts';
import { settingsText } from '../features/settings/settings.text.ts';
import { useLanguage } from '../shared/language/use-language.ts';
import { useText } from '../shared/language/use-text.ts';
import { useCurrentGuild } from '../shared/lib/current-guild.ts';
import { may } from '../shared/lib/may.ts';
import { useDebounced } from '../shared/lib/use-debounced.ts';
import { Avatar } from '../shared/ui/avatar.tsx';
import { Crest } from '../shared/ui/crest.tsx';
import { isPremium } from '../entities/plan/is-premium.ts';
import { hasPanel } from './has-panel.ts';
import type { Section } from './navigation.ts';
import { sectionPath } from './navigation.ts';
import { panelText } from './panel.text.ts';
import { usePaletteGatherings } from './use-palette-gatherings.tsx';

export interface PaletteEntry {
  key: string;
  name: string;
  note?: string;
  picture: ReactNode;
  to: string;
  /** A page of the public site. */
  outside?: true;
}

export interface PaletteGroup {
  name: string;
  items: PaletteEntry[];
}

const server = (guild: Guild): PaletteEntry => ({
  key: guild.id,
  name: guild.name,
  picture: <Crest name={guild.name} src={guild.icon_url} />,
  to: `/guild/${guild.id}`,
});

/** Actions that can be started from anywhere, with their path under `/guild/:guildId/`. */
const ACTIONS = [
  { name: 'newEvent', to: 'events?new', icon: CalendarPlus, permission: 'events.manage' },
  { name: 'newCapt', to: 'capts?new', icon: Swords, permission: 'capts.manage' },
] as const;

/** All matches, in groups; empty groups are left out. */
export const usePaletteGroups = (
  search: string,
  guilds: readonly Guild[],
  sections: readonly Section[],
): PaletteGroup[] => {
  const text = useText(panelText);
  const language = useLanguage();
  const guild = useCurrentGuild();
  const wanted = search.trim().toLocaleLowerCase();
  const matches = (name: string) => name.toLocaleLowerCase().includes(wanted);
  const asked = useDebounced(search.trim(), 150);
  const members = useMemberSearch(asked, { limit: 6 });
  const gatherings = usePaletteGatherings(asked);
  const settings = useSettingEntries(wanted);

  const page = (section: Section): PaletteEntry => ({
    key: section.path,
    name: section.title[language],
    picture: <section.icon aria-hidden className="mx-1.5 size-4 shrink-0 text-faint" />,
    to: sectionPath(guild.id, section),
  });
  const person = (member: Member): PaletteEntry => ({
    key: member.user_id,
    name: member.display_name,
    note: [member.ingame_nick, member.static_id && `#${member.static_id}`].filter(Boolean).join(' '),
    picture: <Avatar id={member.user_id} name={member.display_name} src={member.avatar_url} />,
    to: `/guild/${guild.id}/users/${member.user_id}`,
  });

  const actions = ACTIONS.filter((action) => may(guild.access.permissions, action.permission)).map(
    (action): PaletteEntry => ({
      key: action.name,
      name: text.actions[action.name],
      picture: <action.icon aria-hidden className="mx-1.5 size-4 shrink-0 text-faint" />,
      to: `/guild/${guild.id}/${action.to}`,
    }),
  );
  const reachable = guilds.filter((other) => other.id !== guild.id && hasPanel(other));
  const found = wanted ? (members.data ?? []) : [];
  return [
    { name: text.groups.pages, items: sections.map(page).filter((entry) => matches(entry.name)) },
    { name: text.groups.actions, items: actions.filter((entry) => matches(entry.name)) },
    { name: text.groups.members, items: found.map(person) },
    { name: text.groups.events, items: wanted ? gatherings.events : [] },
    { name: text.groups.capts, items: wanted ? gatherings.capts : [] },
    { name: text.groups.opponents, items: wanted ? gatherings.opponents : [] },
    { name: text.groups.settings, items: settings },
    {
      name: text.groups.guide,
      items: wanted ? guideEntries(language).filter(({ name }) => matches(name)) : [],
    },
    { name: text.groups.servers, items: reachable.map(server).filter((entry) => matches(entry.name)) },
  ].filter((group) => group.items.length > 0);
};

const guideEntries = (language: Language): PaletteEntry[] =>
  GUIDE_PAGE_NAMES.map((name) => ({
    key: `guide ${name}`,
    name: GUIDE_PAGES[name].title[language],
    picture: <CircleHelp aria-hidden className="mx-1.5 size-4 shrink-0 text-faint" />,
    to: `/guide/${name}?lang=${language}`,
    outside: true,
  }));

const MAX_SETTINGS = 6;

/** Settings by a part of their name, and whole sections of them. */
const useSettingEntries = (wanted: string): PaletteEntry[] => {
  const { sections } = useText(settingsText);
  const language = useLanguage();
  const guild = useCurrentGuild();
  if (wanted === '' || !isPremium(guild.subscription)) return [];
  const picture = <Settings aria-hidden className="mx-1.5 size-4 shrink-0 text-faint" />;
  const open = SETTINGS_SECTIONS.filter(({ permission }) => may(guild.access.permissions, permission));
  const entries = open.flatMap(({ name: section }): PaletteEntry[] => {
    const to = `/guild/${guild.id}/settings/${section}`;
    const { name: title } = sections[section];
    const fields = FIELD_NAMES.filter((field) => SETTINGS_FIELDS[field].section === section);
    return [
      { key: section, name: title, picture, to },
      ...fields.map((field) => ({ key: field, name: labelOf(field, language), note: title, picture, to })),
    ];
  });
  return entries.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)).slice(0, MAX_SETTINGS);
};
