import { eventFields } from '@famiglia/contract/events/event-fields';
import { describe, expect, it } from 'vitest';
import { demoEvent } from '../testing/demo-event.ts';
import { copyDraftOf, draftOf, newDraft, problemsOf, requestOf } from './event-draft.ts';

const ZONE = 'Europe/Moscow';
const named = { ...newDraft(ZONE, new Date('2030-05-05T10:00:00.000Z')), title: 'Night drop' };

describe('a new event', () => {
  it('starts this evening in the guild’s zone, or tomorrow if that is nearly over', () => {
    expect(newDraft(ZONE, new Date('2030-05-05T16:29:00.000Z'))).toMatchObject({ day: '2030-05-05' });
    expect(newDraft(ZONE, new Date('2030-05-05T16:30:00.000Z'))).toMatchObject({ day: '2030-05-06' });
  });

  it('leaves reward and reminders to the settings until somebody chooses them', () => {
    expect(Object.keys(requestOf(named, ZONE))).toEqual([
      'title',
      'description',
      'slots',
      'squads',
      'emoji',
      'color',
      'picture_id',
      'scheduled_event',
      'fight_kind_id',
      'starts_at',
    ]);
  });

  it('may have a reward of 0 and no reminders, which differs from leaving them to the settings', () => {
    const request = requestOf({ ...named, reward: '0', reminders: [] }, ZONE);
    expect(request).toMatchObject({ reward: 0, reminders_minutes: [] });
  });
});

it('an event that is opened and saved unchanged stays as it was', () => {
  const event = demoEvent();
  const request = requestOf(draftOf(event, ZONE), ZONE);
  expect(event).toMatchObject(request);
  expect(Object.keys(request).toSorted()).toEqual(Object.keys(eventFields).toSorted());
});

it('an emptied end of sign-up means that only a leader ends it; in a new event it follows the settings', () => {
  const event = demoEvent({ cutoff_minutes: 30 });
  const emptied = { ...draftOf(event, ZONE), cutoff: '' };
  expect(requestOf(emptied, ZONE)).toMatchObject({ cutoff_minutes: null });
  expect(requestOf({ ...copyDraftOf(event, ZONE), cutoff: '' }, ZONE)).toMatchObject({
    cutoff_minutes: null,
  });
  expect(requestOf({ ...named, cutoff: '' }, ZONE)).not.toHaveProperty('cutoff_minutes');
});

it.each([
  ['title', { title: '  ' }],
  ['starts_at', { day: '' }],
  ['slots', { slots: '' }],
  ['slots', { slots: '2.5' }],
  ['reward', { reward: '-1' }],
  ['cutoff_minutes', { cutoff: '1441' }],
  ['emoji', { emoji: 'drop' }],
  ['emoji', { emoji: '🎯🎯' }],
])('a wrong %s is found before it is sent: %o', (field, change) => {
  expect(problemsOf(named, ZONE)).toEqual({});
  expect(Object.keys(problemsOf({ ...named, ...change }, ZONE))).toEqual([field]);
});
