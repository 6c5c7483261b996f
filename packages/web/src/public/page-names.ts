export const PAGE_NAMES = ['landing', 'pricing', 'login', 'not-found', 'legal', 'guide'] as const;
export type PageName = (typeof PAGE_NAMES)[number];
