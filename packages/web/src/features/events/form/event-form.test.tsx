import type { EventDetails } from '@famiglia/contract/events/events';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { postingCalls } from '../../../entities/roster/testing/posting-calls.ts';
import { setSession } from '../../../shared/auth/auth-store.ts';
import { showLanguage } from '../../../shared/language/language-store.ts';
import { CurrentGuild } from '../../../shared/lib/current-guild.ts';
import { demoGuild } from '../../../testing/demo-guild.ts';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { sessionOf } from '../../../testing/signed-in.ts';
import { demoEvent } from '../testing/demo-event.ts';
import { EventDialog } from './event-dialog.tsx';

startMockServer();
beforeEach(() => {
  localStorage.clear();
  showLanguage('en');
  setSession(sessionOf('one'));
});

const open = async (event?: EventDetails) => {
  mockServer.use(
    ...postingCalls(),
    http.get('/api/guilds/:id/roles', () => HttpResponse.json(listOf([]))),
    http.get('/api/events/:id/templates', () => HttpResponse.json(listOf([]))),
  );
  renderAt(
    '/events',
    <CurrentGuild value={demoGuild()}>
      <EventDialog open onClose={() => {}} event={event} />
    </CurrentGuild>,
  );
  const form = within(await screen.findByRole('dialog'));
  const fold = form.getByText('More').closest('details') as HTMLDetailsElement;
  return { form, fold, summary: () => fold.querySelector('summary')?.textContent.replaceAll('\u00A0', ' ') };
};

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('opens with words that stay: other words would move it', async () => {
  const { form } = await open();
  expect(form.getByText('The bot posts it with sign-up buttons in #events.')).toBeTruthy();
});

it('asks for little; the rest is folded, with what is set there in one line', async () => {
  const { form, fold, summary } = await open();
  for (const name of ['Name', 'Day', 'Time, MSK', 'Main list spots', 'Description']) {
    expect(fold.contains(form.getByLabelText(name))).toBe(false);
  }
  expect(fold.open).toBe(false);
  expect(summary()).toBe('Morereward, reminders, squads, ping: same as in settings');
  type(form.getByLabelText('Reputation for attending'), '20');
  fireEvent.click(form.getByText('Add squad'));
  fireEvent.click(form.getByText(/^30\smin$/));
  type(form.getByLabelText('Close sign-up before the start, minutes'), '15');
  expect(summary()).toBe(
    'More20 reputation · 1 squad · reminder 30 min before · sign-up closes 15 min before',
  );
});

it('says what an event that exists has, and nothing of what it does not have', async () => {
  const { summary } = await open(demoEvent({ reminders_minutes: [60, 15], thread: true }));
  expect(summary()).toBe('More15 reputation · reminder 1 hr, 15 min before · thread');
});

it('opens the fold at a wrong field in it, and keeps everything typed', async () => {
  const { form, fold } = await open();
  type(form.getByLabelText('Name'), 'Night drop');
  const cutoff = form.getByLabelText('Close sign-up before the start, minutes');
  type(cutoff, '2000');
  expect(fold.open).toBe(false);
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  await expect.poll(() => fold.open).toBe(true);
  expect(document.activeElement).toBe(cutoff);
  expect(form.getByLabelText('Name')).toHaveProperty('value', 'Night drop');
  expect(cutoff).toHaveProperty('value', '2000');
});

it('leads first to a wrong field outside, and leaves the fold closed', async () => {
  const { form, fold } = await open();
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  await expect.poll(() => document.activeElement).toBe(form.getByLabelText('Name'));
  expect(fold.open).toBe(false);
});

it('leads to the squads, where only the server knows what is wrong', async () => {
  const { form, fold } = await open();
  mockServer.use(
    http.post('/api/events/:id', () =>
      refuse('validation_failed', [{ field: 'squads.0.role_id', message: 'unknown_role' }]),
    ),
  );
  type(form.getByLabelText('Name'), 'Night drop');
  fireEvent.click(form.getByText('Add squad'));
  type(form.getByLabelText('Squad name'), 'Snipers');
  fireEvent.click(form.getByRole('button', { name: 'Publish' }));
  await expect.poll(() => fold.open).toBe(true);
  expect(form.getByText(/This role is gone/)).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText('Squad name'));
});

it('says above the fields what somebody else changed in the fold', async () => {
  const { form, fold } = await open(demoEvent());
  const newer = demoEvent({ reward: 40, version: 4 });
  mockServer.use(
    http.put('/api/events/:id/:event', () =>
      HttpResponse.json({ code: 'version_conflict', errors: [], current: newer }, { status: 409 }),
    ),
  );
  type(form.getByLabelText('Reputation for attending'), '20');
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  const value = await form.findByText('40');
  expect(fold.contains(value)).toBe(false);
  expect(form.getByLabelText('Reputation for attending')).toHaveProperty('value', '20');
});
