import { expect, test } from 'vitest';
import { ACTIVITY_SENTENCES, ACTIVITY_TYPES, activityTypesOf } from './activity-types.ts';
import { ACTIVITY_GROUPS } from './changes/declare-activity.ts';
import { activitySentence } from './activity-sentence.ts';
import { LANGUAGES } from './constants.ts';

test('rows are kept for ever: no kind of activity is renamed or lost, and each has its place in lists', () => {
  expect(ACTIVITY_TYPES).toEqual([
    'member.joined',
    'member.left',
    'member.forgotten',
    'member.renamed',
    'joining.storm',
    'nickname.ordered',
    'nickname.left_alone',
    'note.added',
    'note.removed',
    'warning.given',
    'warning.edited',
    'warning.lifted',
    'warning.expired',
    'warning.roles_changed',
    'warning.dismissed',
    'blacklist.added',
    'blacklist.lifted',
    'blacklist.matched',
    'application.submitted',
    'application.taken',
    'application.released',
    'application.question',
    'application.answer',
    'application.interview',
    'application.no_show',
    'application.accepted',
    'application.refused',
    'application.reopened',
    'application.withdrawn',
    'vacation.requested',
    'vacation.taken',
    'vacation.given',
    'vacation.approved',
    'vacation.refused',
    'vacation.cancelled',
    'vacation.prolonged',
    'vacation.ended',
    'inactive.written',
    'inactive.hidden',
    'rank.promoted',
    'rank.demoted',
    'rank.noticed',
    'rank.deferred',
    'rank.ladder_saved',
    'joining.roles_returned',
    'reputation.changed',
    'reputation.bulk_changed',
    'reputation.undone',
    'reputation.bulk_undone',
    'reputation.limited',
    'reputation.roles_changed',
    'reputation.role_stopped',
    'screenshot.submitted',
    'screenshot.held',
    'screenshots.approved',
    'screenshots.rejected',
    'screenshots.reopened',
    'settings.saved',
    'roles.saved',
    'roles.blocked',
    'panel_user.added',
    'panel_user.removed',
    'application_form.saved',
    'application_form.deleted',
    'subscription.trial_started',
    'subscription.canceled',
    'subscription.renewal_stopped',
    'subscription.resumed',
    'subscription.expired',
    'subscription.set',
    'subscription.paid',
    'subscription.promo_opened',
    'subscription.renewed',
    'subscription.renewal_failed',
    'subscription.renewal_set',
    'subscription.refund_requested',
    'subscription.disputed',
    'subscription.dispute_won',
    'subscription.partly_refunded',
    'subscription.refunded',
    'support.opened',
    'support.closed',
    'support.reopened',
    'event.created',
    'event.edited',
    'event.closed',
    'event.cancelled',
    'event.finished',
    'event.corrected',
    'event.undone',
    'event.reopened',
    'event.strike',
    'event.joined',
    'event.moved',
    'event.left',
    'event.added',
    'event.removed',
    'event.pinned',
    'event.resized',
    'event.called',
    'event.promoted',
    'event.demoted',
    'event.thread_made',
    'event.message_lost',
    'calendar_feed.created',
    'calendar_feed.revoked',
    'template.saved',
    'template.deleted',
    'series.created',
    'series.edited',
    'series.paused',
    'series.resumed',
    'series.ended',
    'series.date_skipped',
    'series.date_changed',
    'series.date_restored',
    'capt.created',
    'capt.edited',
    'capt.closed',
    'capt.cancelled',
    'capt.finished',
    'capt.undone',
    'capt.reopened',
    'capt.strike',
    'capt.deleted',
    'capt.restored',
    'capt.joined',
    'capt.moved',
    'capt.left',
    'capt.added',
    'capt.removed',
    'capt.pinned',
    'capt.resized',
    'capt.called',
    'capt.promoted',
    'capt.demoted',
    'capt.thread_made',
    'capt.message_lost',
    'capt.recording_added',
    'capt.recording_removed',
    'capt.recordings_asked',
    'capt_alias.learnt',
    'capt_alias.forgotten',
  ]);
});

test('every kind of activity is in one group', () => {
  expect(ACTIVITY_GROUPS.flatMap(activityTypesOf).toSorted()).toEqual(ACTIVITY_TYPES.toSorted());
});

test('a sentence relies on nothing that a row has kept', () => {
  for (const language of LANGUAGES) {
    for (const type of ACTIVITY_TYPES) {
      const said = ACTIVITY_SENTENCES[language][type].says(
        {},
        () => 'a day',
        () => '',
      );
      expect(said).not.toMatch(/undefined|NaN|null|a day/);
    }
  }
});

/** The sentence about a save that changed these settings, in Russian and in English. */
const toldOf = (...fields: string[]): string[] => {
  const entry = { type: 'settings.saved', data: { changes: fields.map((field) => ({ field })) } } as const;
  return LANGUAGES.map((language) => activitySentence(language, entry, () => ''));
};

test('a change of settings is told by their declared names, the first three of them', () => {
  expect(toldOf('gg.daily_limit')).toEqual([
    'Изменены настройки: Скринов с ГГ в день',
    'Settings changed: GG screens per day',
  ]);
  expect(toldOf('language', 'time_zone', 'gg.reward', 'capts.reward', 'events.reward')[1]).toBe(
    'Settings changed: Language, Time zone, Reward per GG screen and 2 more',
  );
  // A row may name a setting that a later version no longer has.
  expect(toldOf('gone')[1]).toBe('Settings changed: 1 field');
});

const vacationSays = (language: (typeof LANGUAGES)[number], days: string) =>
  activitySentence(language, { type: 'vacation.given', data: { days } }, (iso) => iso).replaceAll(/\s/g, ' ');

test('the days of a vacation are written as each language does', () => {
  expect(vacationSays('en', '17.11.2026 – 19.11.2026')).toBe(
    'Vacation granted to {target}: Nov 17 – 19, 2026',
  );
  expect(vacationSays('ru', '17.11.2026 – 19.11.2026')).toBe(
    'Выдан отпуск: {target}, 17.11.2026 – 19.11.2026',
  );
  expect(vacationSays('en', '')).toBe('Vacation granted to {target}: ');
});
