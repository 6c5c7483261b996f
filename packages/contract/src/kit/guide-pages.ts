import type { Language } from './language.ts';

interface GuidePage {
  title: Record<Language, string>;
  /** The sections of the panel that it explains: paths below `/guild/:guildId`. */
  sections: readonly string[];
}

/** The pages of the guide in their order. Each is `docs/guide/<language>/<name>.md`, served as `/guide/<name>`. */
export const GUIDE_PAGES = {
  'first-evening': { title: { en: 'The first evening', ru: 'Первый вечер' }, sections: [''] },
  'moving-in': {
    title: { en: 'Moving in from another bot', ru: 'Переезд от другого бота' },
    sections: ['moving', 'settings/joining'],
  },
  events: { title: { en: 'Events', ru: 'Мероприятия' }, sections: ['events'] },
  capts: { title: { en: 'Capts and the war feed', ru: 'Капты и лента войн' }, sections: ['capts'] },
  screenshots: { title: { en: 'Screens', ru: 'Скрины' }, sections: ['gg', 'gungame'] },
  reputation: { title: { en: 'Reputation', ru: 'Репутация' }, sections: ['users', 'tops'] },
  ranks: { title: { en: 'Ranks', ru: 'Ранги' }, sections: ['personnel/ranks'] },
  applications: { title: { en: 'Applications', ru: 'Заявки' }, sections: ['applications'] },
  'warnings-and-vacations': {
    title: { en: 'Warnings and vacations', ru: 'Предупреждения и отпуска' },
    sections: ['personnel'],
  },
  payday: {
    title: { en: 'Treasury and payday', ru: 'Общак и зарплата' },
    sections: ['payday', 'treasury', 'reports', 'contracts'],
  },
  cabinet: {
    title: { en: 'The cabinet and the digest', ru: 'Кабинет и итоги недели' },
    sections: ['me', 'settings/digest'],
  },
  rights: {
    title: { en: 'Permissions', ru: 'Права' },
    sections: ['settings/roles', 'settings/panel-users', 'activity'],
  },
  programs: { title: { en: 'Keys and webhooks', ru: 'Ключи и вебхуки' }, sections: ['settings/api'] },
  premium: { title: { en: 'Premium', ru: 'Premium' }, sections: ['settings/subscription'] },
  privacy: { title: { en: 'Data and privacy', ru: 'Данные и приватность' }, sections: [] },
} as const satisfies Record<string, GuidePage>;

export type GuidePageName = keyof typeof GUIDE_PAGES;
export const GUIDE_PAGE_NAMES = Object.keys(GUIDE_PAGES) as [GuidePageName, ...GuidePageName[]];

/** The page that explains this place of the panel: that of the longest path that leads to it. */
export const guidePageAt = (section: string): GuidePageName | undefined => {
  const covers = (path: string): boolean =>
    path === section || (path !== '' && section.startsWith(`${path}/`));
  const places = GUIDE_PAGE_NAMES.flatMap((name) =>
    GUIDE_PAGES[name].sections.map((path) => ({ name, path })),
  );
  return places
    .filter(({ path }) => covers(path))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.name;
};
