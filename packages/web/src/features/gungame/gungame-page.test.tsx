import type { DeskPlace } from '@famiglia/contract/realtime/realtime';
import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoScreenshot } from '../../entities/screenshot/testing/demo-screenshot.ts';
import { useDeskPresence } from '../../shared/realtime/desk-channel.ts';
import { useLive } from '../../shared/realtime/live-store.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { marco, sessionOf } from '../../testing/signed-in.ts';
import { ToastRegion } from '../../shared/ui/toast-region.tsx';
import { GungamePage } from './gungame-page.tsx';

startMockServer();

let family: Screenshot[];
/** Screenshots beyond what the desk has loaded. */
let elsewhere: Screenshot[];
let calls: { path: string; body: Record<string, unknown> }[];
const AT = '2026-05-05T18:00:00.000Z';

const list = (status: string | null) => {
  const items = family.filter((one) => !status || one.status === status);
  return HttpResponse.json({ items, total: items.length, limit: 100, offset: 0 });
};
const count = (status: string) => family.filter((one) => one.status === status).length;

/** The server's rules in short: a different verdict by somebody else is reported, not overwritten. */
const open = (address: string, guild = demoGuild()) => {
  mockServer.use(
    http.get('/api/gungame/:id/screenshots/pending', () => list('pending')),
    http.get('/api/gungame/:id/screenshots/all', ({ request }) =>
      list(new URL(request.url).searchParams.get('status')),
    ),
    http.get('/api/gungame/:id/screenshots/stats', () =>
      HttpResponse.json({
        pending: count('pending'),
        approved: count('approved'),
        rejected: count('rejected'),
        median_wait_seconds: 720,
        p95_wait_seconds: 7200,
        moderators: [{ user_id: marco.id, name: 'Marco', approved: 7, rejected: 2 }],
        players: [{ user_id: marco.id, name: 'Enzo', approved: 4 }],
        days: [{ date: '2026-05-05', approved: 7, rejected: 2 }],
      }),
    ),
    http.get('/api/gungame/:id/screenshots/:screenshotId', ({ params }) => {
      const one = elsewhere.find(({ id }) => id === params['screenshotId']);
      return one
        ? HttpResponse.json(one)
        : HttpResponse.json({ code: 'not_found', errors: [] }, { status: 404 });
    }),
    http.get('/api/gungame/:id/desk', () =>
      HttpResponse.json({ reject_reasons: ['No score', 'Old screen'] }),
    ),
    http.get('/api/gungame/:id/players/:user', ({ params }) =>
      HttpResponse.json({
        user_id: params['user'],
        avatar_url: null,
        static_id: '33120',
        reputation: 120,
        approved_7d: 4,
        rejected_7d: 1,
      }),
    ),
    http.get('/api/guilds/:id/members', () =>
      HttpResponse.json({ items: [], total: 0, limit: 1, offset: 0 }),
    ),
    http.post('/api/gungame/:id/screenshots/:what', async ({ request, params }) => {
      const body = (await request.json()) as {
        screenshot_ids: string[];
        action: 'approve';
        overrule: boolean;
      };
      calls.push({ path: String(params['what']), body });
      const named = family.filter((one) => body.screenshot_ids.includes(one.id));
      if (params['what'] === 'undo') {
        for (const one of named)
          Object.assign(one, { status: 'pending', moderated_by: null, moderated_at: null });
        return HttpResponse.json({ items: named });
      }
      const rivals = named.filter((one) => one.moderated_by && one.moderated_by !== marco.id);
      if (rivals.length > 0 && !body.overrule) {
        return HttpResponse.json(
          { code: 'screenshots_decided', errors: [], current: { items: rivals } },
          { status: 409 },
        );
      }
      const status = body.action === 'approve' ? 'approved' : 'rejected';
      for (const one of named) Object.assign(one, { status, moderated_by: marco.id, moderated_at: AT });
      return HttpResponse.json({ items: named });
    }),
  );
  renderAt(
    address,
    <CurrentGuild value={guild}>
      <GungamePage />
      <ToastRegion />
    </CurrentGuild>,
  );
};

const press = (code: string, more: object = {}) => fireEvent.keyDown(document, { code, ...more });
const shown = (index: number) =>
  waitFor(() => {
    const pictures = screen.getAllByRole('img').map((one) => one.getAttribute('src'));
    expect(pictures[0]).toBe(`/pictures/${index}.webp`);
  });
const idOf = (index: number) => demoScreenshot(index).id;
const ids = () => calls.map(({ body }) => body['screenshot_ids']);

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
  useLive.setState({ status: 'off' });
  useDeskPresence.setState({ others: [], heard: false });
  family = [1, 2, 3, 4, 5].map((index) => demoScreenshot(index, { kind: 'gungame' }));
  elsewhere = [demoScreenshot(8, { kind: 'gungame' })];
  calls = [];
});

it('opens any screenshot that a link names, and the queue if it does not exist', async () => {
  open(`/gungame?screen=${idOf(8)}`);
  await shown(8);
  press('KeyA');
  await shown(1);
  expect(ids()).toEqual([[idOf(8)]]);
  cleanup();
  open(`/gungame?screen=${idOf(9)}`);
  await shown(1);
});

it('is used by keys: a call for each verdict, the next screenshot at once, and Z undoes', async () => {
  open('/gungame');
  await shown(1);
  press('KeyA');
  await shown(2);
  press('Digit1');
  press('KeyR');
  await shown(3);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ body }) => body)).toEqual([
    { screenshot_ids: [idOf(1)], action: 'approve', overrule: false },
    { screenshot_ids: [idOf(2)], action: 'reject', overrule: false, comment: 'No score' },
  ]);
  press('KeyZ');
  await shown(2);
  await waitFor(() =>
    expect(calls.at(-1)).toEqual({ path: 'undo', body: { screenshot_ids: [idOf(2)], at: AT } }),
  );
  expect(await screen.findByText('Decision undone: 1 screen')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Waiting 4/ })).toBeTruthy();
});

it('asks for the reason before it rejects without one; a number rejects with it, and the toast undoes', async () => {
  open('/gungame');
  await shown(1);
  press('KeyR');
  expect(await screen.findByText(/^Why\? Pick a reason/)).toBeTruthy();
  // Whoever moves on, or leaves it, has rejected nothing.
  press('ArrowRight');
  await shown(2);
  expect(screen.queryByText(/^Why\?/)).toBeNull();
  press('KeyR');
  press('Escape');
  expect(screen.queryByText(/^Why\?/)).toBeNull();
  expect(calls).toEqual([]);
  press('KeyR');
  press('Digit1');
  await shown(3);
  await waitFor(() =>
    expect(calls.map(({ body }) => body)).toEqual([
      { screenshot_ids: [idOf(2)], action: 'reject', overrule: false, comment: 'No score' },
    ]),
  );
  const told = (await screen.findByText('Rejected: 1 screen')).closest('li') as HTMLElement;
  fireEvent.click(within(told).getByRole('button', { name: 'Undo' }));
  await shown(2);
  await waitFor(() => expect(calls.at(-1)?.path).toBe('undo'));
});

it('decides many in one call: space, a range with Shift, and Ctrl+A', async () => {
  open('/gungame');
  await shown(1);
  press('Space');
  press('ArrowRight', { shiftKey: true });
  press('ArrowRight', { shiftKey: true });
  expect(screen.getByText('3 screens selected')).toBeTruthy();
  press('KeyA');
  await shown(4);
  press('KeyA', { ctrlKey: true });
  expect(screen.getByText('2 screens selected')).toBeTruthy();
  press('KeyR');
  press('KeyR');
  expect(await screen.findByText('The queue is empty')).toBeTruthy();
  await waitFor(() => expect(ids()).toEqual([[1, 2, 3].map(idOf), [4, 5].map(idOf)]));
});

it('restores what somebody else decided first, and names it', async () => {
  open('/gungame');
  await shown(1);
  const [first] = family;
  if (first) Object.assign(first, { status: 'rejected', moderated_by: '300000000000000099' });
  press('KeyA');
  await shown(2);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Someone got there first: Person 1 (rejected)',
  );
  press('KeyZ');
  expect(calls).toHaveLength(1);
});

const at = (index: number, showing: boolean): DeskPlace => ({
  screenshot_id: idOf(index),
  user_id: '300000000000000099',
  name: 'Lina',
  showing,
  first: true,
});

it('skips screenshots that others are looking at, unless the person insists', async () => {
  useDeskPresence.setState({ others: [at(1, true), at(2, false)], heard: true });
  open('/gungame');
  await shown(3);
  expect(screen.getByText('Lina is looking')).toBeTruthy();
  press('ArrowLeft');
  await shown(3);
  const strip = screen.getByRole('list', { name: 'All screens' });
  fireEvent.click(within(strip).getByRole('button', { name: /Person 1,/ }));
  await shown(1);
  expect(screen.getByText('Lina is looking at this')).toBeTruthy();
  act(() => useDeskPresence.setState({ others: [4, 5, 3, 2].map((index) => at(index, true)), heard: true }));
  press('KeyA');
  expect(await screen.findByText('Others are reviewing the rest')).toBeTruthy();
});

it('overrules the verdict of somebody else only if the person has seen it', async () => {
  family = [
    demoScreenshot(1, {
      kind: 'gungame',
      status: 'approved',
      moderated_by: '300000000000000099',
      moderated_at: AT,
    }),
  ];
  open('/gungame?view=approved');
  await shown(1);
  press('KeyR');
  press('KeyR');
  await waitFor(() => expect(calls[0]?.body['overrule']).toBe(true));
});

it('shows the screenshots, but no verdict buttons, to people who may not judge, and lists the keys', async () => {
  open('/gungame', demoGuild({ access: { level: 'member', permissions: ['panel.view', 'gungame.view'] } }));
  await shown(1);
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
  press('KeyA');
  press('ArrowRight');
  await shown(2);
  press('Slash', { shiftKey: true });
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  // A narrow window on a computer has keys too.
  expect(within(keys).getByText('Space').closest('.hidden, .max-md\\:hidden')).toBeNull();
  expect(calls).toEqual([]);
});

it('shows the statistics of the queue', async () => {
  open('/gungame?view=stats');
  expect(await screen.findByText('12 min')).toBeTruthy();
  expect(screen.getByText('2 hr')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Marco 7 2/ })).toBeTruthy();
  expect(screen.getByText('4 screens')).toBeTruthy();
});
