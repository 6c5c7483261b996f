import { PICTURE_LINK_MINUTES } from '@famiglia/contract/screenshots/picture-link';
import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoScreenshot } from '../../entities/screenshot/testing/demo-screenshot.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { ToastRegion } from '../../shared/ui/toast-region.tsx';
import { GgPage } from './gg-page.tsx';

startMockServer();

let family: Screenshot[];
/** Screenshots on other pages. */
let elsewhere: Screenshot[];
let verdicts: unknown[];
/** Paid without a verdict. */
let paidByRule: Set<string>;

/** The server's rules in short: a verdict only on pending screenshots, on all of them or none. */
const open = (address: string, guild = demoGuild()) => {
  mockServer.use(
    http.get('/api/gg/:id/screenshots', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const items = family.filter(
        (one) =>
          (!query.get('status') || one.status === query.get('status')) &&
          (!query.get('flagged') || one.looks_like !== null),
      );
      return HttpResponse.json({ items, total: items.length, limit: 50, offset: 0 });
    }),
    http.get('/api/gg/:id/screenshots/:screenshotId/pair', ({ params }) => {
      const screenshot = [...family, ...elsewhere].find((one) => one.id === params['screenshotId']);
      return screenshot
        ? HttpResponse.json({ screenshot, earlier: null })
        : HttpResponse.json({ code: 'not_found', errors: [] }, { status: 404 });
    }),
    http.post('/api/gg/:id/screenshots/undo', async ({ request }) => {
      const { screenshot_ids: ids } = (await request.json()) as { screenshot_ids: string[] };
      const named = family.filter((one) => ids.includes(one.id));
      for (const one of named) one.status = paidByRule.has(one.id) ? 'approved' : 'pending';
      return HttpResponse.json({ items: named });
    }),
    http.post('/api/gg/:id/screenshots/moderate', async ({ request }) => {
      const verdict = (await request.json()) as { screenshot_ids: string[]; action: string };
      verdicts.push(verdict);
      const named = family.filter((one) => verdict.screenshot_ids.includes(one.id));
      const decided = named.filter((one) => one.status !== 'pending' && !paidByRule.has(one.id));
      if (decided.length > 0) {
        return HttpResponse.json(
          { code: 'screenshots_decided', errors: [], current: { items: decided } },
          { status: 409 },
        );
      }
      for (const one of named) one.status = verdict.action === 'approve' ? 'approved' : 'rejected';
      return HttpResponse.json({ items: named });
    }),
  );
  renderAt(
    address,
    <CurrentGuild value={guild}>
      <GgPage />
      <ToastRegion />
    </CurrentGuild>,
  );
};

const tile = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^Screen by ${name},.*waiting`) });
const stage = () => screen.getByRole('dialog', { name: 'Screens' });

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
  family = [1, 2, 3].map((index) => demoScreenshot(index));
  elsewhere = [demoScreenshot(7, { status: 'approved' })];
  verdicts = [];
  paidByRule = new Set();
});

it('works through the queue by keys, and each verdict shows the next screenshot', async () => {
  open('/gg');
  fireEvent.click(await tile('Person 1'));
  expect(within(stage()).getByRole('img').getAttribute('src')).toBe('/pictures/1.webp');
  fireEvent.keyDown(document, { code: 'KeyA' });
  expect(within(stage()).getByRole('img').getAttribute('src')).toBe('/pictures/2.webp');
  expect(await screen.findByText('Approved: 1 screen, +5')).toBeTruthy();
  fireEvent.click(within(stage()).getByRole('button', { name: 'Old screen' }));
  fireEvent.keyDown(document, { code: 'KeyR' });
  expect(await screen.findByText('Rejected: 1 screen')).toBeTruthy();
  expect(verdicts).toEqual([
    { screenshot_ids: [demoScreenshot(1).id], action: 'approve' },
    { screenshot_ids: [demoScreenshot(2).id], action: 'reject', comment: 'Old screen' },
  ]);
  expect(within(stage()).getByRole('img').getAttribute('src')).toBe('/pictures/3.webp');
  fireEvent.keyDown(document, { code: 'KeyA' });
  expect(await screen.findByText('Nothing to review')).toBeTruthy();
});

it('undoes a verdict, and the screenshot waits again', async () => {
  open('/gg');
  fireEvent.click(await tile('Person 1'));
  fireEvent.keyDown(document, { code: 'KeyA' });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Decision undone: 1 screen. Waiting again.')).toBeTruthy();
  fireEvent.click(within(stage()).getByRole('button', { name: 'Close' }));
  expect(await tile('Person 1')).toBeTruthy();
});

it('opens any screenshot that a link names, also from an empty queue, and says if it does not exist', async () => {
  family = [];
  open(`/gg?screen=${demoScreenshot(7).id}`);
  const large = within(await screen.findByRole('dialog', { name: 'Screens' }));
  expect(large.getByRole('img').getAttribute('src')).toBe('/pictures/7.webp');
  expect(large.queryByRole('button', { name: /Approve/ })).toBeNull();
  cleanup();
  open(`/gg?screen=${demoScreenshot(8).id}`);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nothing found; it may have been deleted/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('ignores keys while a comment is typed', async () => {
  open('/gg');
  fireEvent.click(await tile('Person 1'));
  fireEvent.keyDown(within(stage()).getByLabelText('Comment'), { code: 'KeyA' });
  fireEvent.keyDown(document, { code: 'KeyA', ctrlKey: true });
  expect(verdicts).toEqual([]);
});

it('judges several at once, and names those that somebody else decided first', async () => {
  open('/gg');
  await tile('Person 1');
  for (const name of ['Person 1', 'Person 2']) {
    fireEvent.click(screen.getByRole('checkbox', { name: `Select the screen by ${name}` }));
  }
  expect(screen.getByText('2 screens selected')).toBeTruthy();
  const [first] = family;
  if (first) first.status = 'rejected';
  fireEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/Someone got there first: Person 1\./)).toBeTruthy();
  expect(await tile('Person 2')).toBeTruthy();
  expect(verdicts).toEqual([
    { screenshot_ids: [demoScreenshot(1).id, demoScreenshot(2).id], action: 'approve' },
  ]);
});

it('shows a look-alike beside the earlier one, and both in one place by B', async () => {
  const earlier = demoScreenshot(9);
  family = [
    demoScreenshot(1, {
      looks_like: {
        id: earlier.id,
        distance: 0,
        mirrored: true,
        user_id: earlier.user_id,
        display_name: 'Enzo',
        url: earlier.url,
        thumbnail_url: earlier.thumbnail_url,
        submitted_at: '2025-05-05T17:00:00.000Z',
      },
    }),
  ];
  open('/gg?view=flagged');
  fireEvent.click(await tile('Person 1'));
  const sources = () =>
    within(stage())
      .getAllByRole('img')
      .map((picture) => picture.getAttribute('src'));
  expect(sources()).toEqual(['/pictures/1.webp', '/pictures/9.webp']);
  expect(stage().textContent).toMatch(
    /Looks like a screen by Enzo \(May 5, 2025\)\. They are nearly identical\./,
  );
  fireEvent.keyDown(document, { code: 'KeyB' });
  expect(screen.getByRole('button', { name: /Flip/ }).getAttribute('aria-pressed')).toBe('true');
  expect(sources()).toHaveLength(2);
});

it('lets a look-alike that was paid at once be taken back, and then offers no further verdict', async () => {
  const earlier = demoScreenshot(9);
  const paid = demoScreenshot(1, {
    status: 'approved',
    looks_like: { ...earlier, distance: 3, mirrored: false },
  });
  family = [paid];
  paidByRule.add(paid.id);
  open('/gg?view=flagged');
  fireEvent.click(await screen.findByRole('button', { name: /^Screen by Person 1,/ }));
  expect(stage().textContent).toContain('Rewarded by the family’s rule');
  fireEvent.keyDown(document, { code: 'KeyR' });
  await waitFor(() => expect(verdicts).toEqual([{ screenshot_ids: [paid.id], action: 'reject' }]));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Decision undone: 1 screen\. The reward stays/)).toBeTruthy();
  cleanup();
  family = [{ ...paid, status: 'approved', moderated_at: '2026-05-05T18:00:00.000Z' }];
  open(`/gg?view=flagged&screen=${paid.id}`);
  await screen.findByRole('dialog', { name: 'Screens' });
  expect(within(stage()).queryByRole('button', { name: /Reject/ })).toBeNull();
});

it('shows the next one when somebody else has decided', async () => {
  open('/gg');
  const [first] = family;
  fireEvent.click(await tile('Person 1'));
  if (first) first.status = 'approved';
  fireEvent.error(within(stage()).getByRole('img'));
  fireEvent.click(within(stage()).getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(within(stage()).getByRole('img').getAttribute('src')).toBe('/pictures/2.webp'));
});

it('shows the screenshots, but no verdict buttons, to people who may not judge', async () => {
  open('/gg', demoGuild({ access: { level: 'member', permissions: ['panel.view', 'users.view'] } }));
  fireEvent.click(await tile('Person 1'));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(within(stage()).queryByRole('button', { name: /Approve/ })).toBeNull();
  fireEvent.keyDown(document, { code: 'KeyA' });
  fireEvent.keyDown(document, { code: 'ArrowRight' });
  expect(within(stage()).getByRole('img').getAttribute('src')).toBe('/pictures/2.webp');
  expect(verdicts).toEqual([]);
});

const sources = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

it('fetches new links before those on the screen expire', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  open('/guild/1/gg');
  await waitFor(() => expect(sources()).toContain(family[0]?.thumbnail_url));
  family = family.map((one) => ({ ...one, thumbnail_url: `${one.thumbnail_url}?renewed` }));
  vi.advanceTimersByTime((PICTURE_LINK_MINUTES - 1) * 60_000);
  await waitFor(() => expect(sources()).toContain(family[0]?.thumbnail_url));
});
