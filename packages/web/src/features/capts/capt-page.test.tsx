import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { getToasts } from '../../shared/ui/toast.ts';
import { CaptPage } from './capt-page.tsx';
import { demoCapt, demoStats, playedCapt } from './testing/demo-capt.ts';
import { openCapts } from './testing/open-capts.tsx';

startMockServer();

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as MediaQueryList);
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const open = (setup: Parameters<typeof openCapts>[2] = {}, query = '') =>
  openCapts(
    { path: `/capts/${setup.capt?.id ?? demoCapt().id}${query}`, route: '/capts/:captId' },
    <CaptPage />,
    setup,
  );

const looker = demoGuild({ access: { level: 'member', permissions: ['panel.view', 'capts.view'] } });

/** Records what the panel sent to a path, and responds. */
const hears = (
  method: 'post' | 'put' | 'delete',
  path: string,
  answer: () => Response = () => HttpResponse.json({}),
) => {
  const heard: unknown[] = [];
  mockServer.use(
    http[method](`/api/capts/:id/:capt${path}`, async ({ request }) => {
      const text = await request.text();
      heard.push(text ? JSON.parse(text) : null);
      return answer();
    }),
  );
  return heard;
};

describe('before the fight', () => {
  it('shows the roster, and pins by the capt’s own call', async () => {
    open();
    const heard = hears('put', '/participants/:user/pin');
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Move Person 3' }), { key: 'ArrowUp' });
    await expect.poll(() => heard).toEqual([{ pinned: 'in' }]);
  });

  it('cancels with a reason after naming who will be notified', async () => {
    open();
    const heard = hears('post', '/cancel');
    fireEvent.click(await screen.findByRole('button', { name: 'More' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Cancel capt' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel “Ballas”?' });
    expect(within(dialog).getByText(/3 people on the list will be notified/)).toBeTruthy();
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'server is down' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel capt' }));
    await expect.poll(() => heard).toEqual([{ reason: 'server is down' }]);
  });

  it('saves a result with attendance, and refuses one before the start', async () => {
    open({ capt: demoCapt({ status: 'closed', starts_at: '2026-05-05T17:00:00.000Z' }) });
    const heard = hears('post', '/result', () =>
      refuse('validation_failed', [{ field: 'starts_at', message: 'in_future' }]),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Enter result' }));
    const dialog = await screen.findByRole('dialog', { name: 'How it ended' });
    const save = within(dialog).getByRole('button', { name: 'Save result' });
    fireEvent.click(save);
    expect(within(dialog).getByText('Choose how it ended.')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Win' }));
    fireEvent.change(within(dialog).getByLabelText('Our score'), { target: { value: '3' } });
    fireEvent.click(save);
    const said = { result: 'win', score_ours: 3, score_theirs: null, version: 3 };
    // If no checkbox was changed, nothing is sent: the server derives attendance from the damage.
    await expect.poll(() => heard).toEqual([said]);
    expect(await within(dialog).findByText(/has not started yet/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /Person 1/ }));
    fireEvent.click(save);
    await expect.poll(() => heard.at(-1)).toEqual({ ...said, attended: ['300000000000000002'], excused: [] });
    // Whoever came without having signed up is found by name.
    const walkIn = { user_id: '300000000000000077', display_name: 'Walter', ingame_nick: 'Walk_In' };
    mockServer.use(http.get('/api/guilds/:id/members', () => HttpResponse.json(listOf([walkIn]))));
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'walk' } });
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Walk_In' }));
    fireEvent.click(save);
    await expect
      .poll(() => heard.at(-1))
      .toEqual({ ...said, attended: ['300000000000000002', walkIn.user_id], excused: [] });
  });

  it('accepts damage before the result is entered', async () => {
    open({ capt: demoCapt({ status: 'closed', players: [] }) });
    const link = await screen.findByRole('link', { name: 'Enter damage' });
    expect(link.getAttribute('href')).toMatch(/\/capts\/[\w-]+\/damage$/);
  });

  it('shows no actions to a person who may only view', async () => {
    open({ guild: looker });
    expect(await screen.findByText('Person 1')).toBeTruthy();
    // A row opens the reason for its place; nothing else can be pressed.
    const people = ['Person 1', 'Person 2', 'Person 3'];
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(people);
  });
});

describe('after the fight', () => {
  it('shows the damage by rank, the MVP, and each player against their own average', async () => {
    open({ capt: playedCapt() });
    const table = await screen.findByRole('table', { name: /Ours/ });
    const [, first, second] = within(table).getAllByRole('row');
    for (const words of ['1', 'Vito_Rossi', 'MVP', '6,000', '67%', '9 / 2', '48%', '+20%', '5,200'])
      expect(first?.textContent).toContain(words);
    // Two capts are too few for an average.
    expect(second?.textContent).not.toContain('%+');
    expect(second?.textContent).toContain('Guest_One');
    expect(screen.getByText('Family record: Vito_Rossi, 6,000 damage in one capt')).toBeTruthy();
    // No chart repeats what the table says.
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Edit damage' }).getAttribute('href')).toMatch(/\/damage$/);
    expect(screen.getByText('3 : 1')).toBeTruthy();
  });

  it('says once where all rows came from, or in each row where they differ', async () => {
    open({ capt: playedCapt() });
    expect(await screen.findByText(/source: screenshot/)).toBeTruthy();
    cleanup();
    open({ capt: playedCapt() });
    const { players, ...stats } = demoStats();
    const mixed = players.map((player, index) => ({ ...player, source: index === 0 ? 'hand' : 'feed' }));
    mockServer.use(
      http.get('/api/capts/:id/stats/:capt', () => HttpResponse.json({ ...stats, players: mixed })),
    );
    const row = (await screen.findByText('Vito_Rossi')).closest('tr');
    expect(row?.textContent).toContain('by hand');
    expect(screen.queryByText(/source:/)).toBeNull();
  });

  it('leads to the result that the feed knows, and says what it corrected since', async () => {
    const war = { id: demoCapt().id, sources: [{ kind: 'monitor' as const, name: 'vzp' }] };
    open({ capt: demoCapt({ war: { ...war, waits: true, later: null } }) });
    const link = await screen.findByRole('link', { name: 'Check result' });
    expect(link.getAttribute('href')).toContain(`/capts/wars/${war.id}`);
    cleanup();
    const later = { result: 'loss' as const, score_ours: 1, score_theirs: 2 };
    open({ capt: playedCapt({ war: { ...war, waits: false, later } }) });
    expect(await screen.findByText(/Later the feed said: Loss 1 : 2/)).toBeTruthy();
  });

  it('adds recordings, names who has not sent one, reminds them, and restores a removed one', async () => {
    const person = { id: '300000000000000001', name: 'Vito' };
    open({
      capt: playedCapt(),
      recordings: [
        {
          id: '11111111-1111-4111-8111-111111111111',
          url: 'https://youtu.be/abc',
          user_id: person.id,
          display_name: 'Vito',
          added_by: person,
          added_at: '2026-05-06T10:00:00.000Z',
        },
      ],
      missing: [
        {
          user_id: '300000000000000002',
          display_name: 'Lina',
          avatar_url: null,
          ingame_nick: null,
          asked_at: null,
        },
      ],
    });
    const added = hears('post', '/recordings');
    const removed = hears('delete', '/recordings/:recording', () => new HttpResponse(null, { status: 204 }));
    hears('post', '/recordings/ask', () => HttpResponse.json({ asked: 1 }));
    expect(await screen.findByText('Lina')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remind them' }));
    await expect.poll(() => getToasts().at(-1)?.title).toBe('Reminding 1 person');

    const link = screen.getByLabelText('Video link');
    fireEvent.change(link, { target: { value: 'youtu.be/xyz' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/starting with https/)).toBeTruthy();
    fireEvent.change(link, { target: { value: 'https://youtu.be/xyz' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect.poll(() => added).toEqual([{ url: 'https://youtu.be/xyz', user_id: null }]);

    fireEvent.click(screen.getByRole('button', { name: 'Remove recording: Vito' }));
    await expect.poll(() => removed).toHaveLength(1);
    await expect.poll(() => getToasts().at(-1)?.action?.label).toBe('Undo');
    getToasts().at(-1)?.action?.run();
    await expect.poll(() => added.at(-1)).toEqual({ url: 'https://youtu.be/abc', user_id: person.id });
  });

  it('deletes at once, and restores by the toast', async () => {
    open({ capt: playedCapt() });
    const removed = hears('delete', '', () => new HttpResponse(null, { status: 204 }));
    const restored = hears('post', '/restore');
    fireEvent.click(await screen.findByRole('button', { name: 'More' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect.poll(() => removed).toHaveLength(1);
    await expect.poll(() => getToasts().at(-1)?.title).toBe('Capt deleted');
    getToasts().at(-1)?.action?.run();
    await expect.poll(() => restored).toHaveLength(1);
  });
});

it('keeps the draft over a newer version and over a reload', async () => {
  const newer = demoCapt({ opponent: 'Vagos', version: 4 });
  const saved: unknown[] = [];
  const answerPut = http.put('/api/capts/:id/:capt', async ({ request }) => {
    const body = (await request.json()) as { version: number };
    saved.push(body);
    return body.version === newer.version
      ? HttpResponse.json(newer)
      : HttpResponse.json({ code: 'version_conflict', errors: [], current: newer }, { status: 409 });
  });
  open({}, '?edit');
  mockServer.use(answerPut);
  const dialog = await screen.findByRole('dialog', { name: 'Edit capt' });
  fireEvent.change(within(dialog).getByLabelText('Opponent'), { target: { value: 'Ballas 2' } });
  const cutoff = within(dialog).getByLabelText('Close sign-up before the start, minutes');
  expect(within(dialog).getByText('0: at the start. Empty: only a leader closes it.')).toBeTruthy();
  fireEvent.change(cutoff, { target: { value: '2000' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('From 0 to 1,440 minutes.')).toBeTruthy();
  fireEvent.change(cutoff, { target: { value: '' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Vagos')).toBeTruthy();
  expect(saved).toMatchObject([{ opponent: 'Ballas 2', cutoff_minutes: null, version: 3, status: 'open' }]);

  cleanup();
  // Another page of the same browser restores the same draft with the version it is based on.
  open({}, '?edit');
  mockServer.use(answerPut);
  const again = await screen.findByRole('dialog', { name: 'Edit capt' });
  expect(within(again).getByText('We restored your unsaved edits.')).toBeTruthy();
  fireEvent.click(within(again).getByRole('button', { name: 'Save' }));
  fireEvent.click(await within(again).findByRole('button', { name: 'Overwrite with mine' }));
  await expect.poll(() => saved.at(-1)).toMatchObject({ opponent: 'Ballas 2', version: 4 });
});

it('shows a message if the capt does not exist', async () => {
  open();
  mockServer.use(http.get('/api/capts/:id/:capt', () => refuse('not_found')));
  expect(await screen.findByRole('heading', { name: 'Capt not found' })).toBeTruthy();
});
