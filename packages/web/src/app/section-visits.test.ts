import { PERMISSIONS } from '@famiglia/contract/access/permissions';
import type { Permission } from '@famiglia/contract/access/permissions';
import { afterEach, expect, it } from 'vitest';
import { sectionsFor } from './navigation.ts';
import { mostUsed, noteVisit } from './section-visits.ts';

afterEach(() => localStorage.clear());

const sectionsOf = (permissions: Permission[], car_park = false) =>
  sectionsFor({ access: { level: 'member', permissions }, car_park, points_shop: false });
const hasCars = (car_park: boolean) =>
  sectionsOf(['panel.view'], car_park).some(({ path }) => path === 'cars');
const all = sectionsOf(PERMISSIONS);
const paths = (sections = all) => mostUsed(sections).map(({ path }) => path);
const visit = (path: string, times: number): void => {
  const section = all.find((one) => one.path === path);
  for (let nth = 0; nth < times && section; nth += 1) noteVisit(section);
};

it('begins with what most leaders open, of what a person may open', () => {
  expect(paths()).toEqual(['', 'users', 'events', 'capts', 'gungame']);
  expect(paths(sectionsOf(['panel.view', 'gungame.view', 'activity.view']))).toEqual([
    '',
    'gungame',
    'contracts',
    'activity',
    'support',
  ]);
});

it('has the car park only where the family keeps one', () => {
  expect([hasCars(false), hasCars(true)]).toEqual([false, true]);
});

it('has the five that this person opens most, in the order of the menu', () => {
  visit('settings', 3);
  // One glance or three do not move what most leaders need.
  expect(paths()).toEqual(['', 'users', 'events', 'capts', 'gungame']);
  visit('settings', 2);
  visit('applications', 9);
  visit('gungame', 1);
  visit('', 4);
  expect(paths()).toEqual(['', 'users', 'applications', 'gungame', 'settings']);
});

it('keeps the overview, however little it is opened', () => {
  const others = ['users', 'activity', 'applications', 'gungame', 'settings'];
  for (const path of others) visit(path, 10);
  expect(paths()).toHaveLength(5);
  expect(paths()[0]).toBe('');
});

it('forgets old habits', () => {
  visit('activity', 20);
  expect(paths()).toContain('activity');
  visit('events', 60);
  expect(paths()).not.toContain('activity');
});
