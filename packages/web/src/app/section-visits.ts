import { readStorage, writeStorage } from '../shared/lib/browser-storage.ts';
import type { Section } from './navigation.ts';

const KEY = 'section_visits';
/** The last visits of this device: habits change, and old ones are forgotten. */
const REMEMBERED = 60;
/** Sections in the bar of a phone. */
const BAR_PLACES = 5;

/** What most leaders open most, until a person's own visits say otherwise. */
const USUAL = ['', 'users', 'events', 'capts', 'gungame', 'applications', 'personnel'];
/** So many visits more than a usual section has, and another one takes its place. */
const HEAD_START = 3;

const readVisits = (): string[] => (readStorage(KEY) ?? '').split(',').slice(0, REMEMBERED);

export const noteVisit = ({ path }: Section): void =>
  writeStorage(KEY, [path, ...readVisits()].slice(0, REMEMBERED).join(','));

/** The overview, from which everything is found, and the sections that a person opens most, in the order of the menu. */
export const mostUsed = (sections: readonly Section[]): Section[] => {
  const visits = readVisits();
  const isOffered = (path: string) => sections.some((section) => section.path === path);
  const usual = new Set(USUAL.filter(isOffered).slice(0, BAR_PLACES));
  const score = ({ path }: Section): number =>
    path === ''
      ? Infinity
      : visits.filter((visit) => visit === path).length + (usual.has(path) ? HEAD_START : 0);
  const chosen = new Set(sections.toSorted((a, b) => score(b) - score(a)).slice(0, BAR_PLACES));
  return sections.filter((section) => chosen.has(section));
};
