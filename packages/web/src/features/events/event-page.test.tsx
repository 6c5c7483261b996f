import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import type { Participant } from '@famiglia/contract/events/events';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { getToasts } from '../../shared/ui/toast.ts';
import { demoRoster } from '../../entities/roster/testing/demo-roster.ts';
import { demoEvent } from './testing/demo-event.ts';
import { openEvent } from './testing/open-event.tsx';

startMockServer();

const [first, second, third] = demoRoster() as [Participant, Participant, Participant];

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as MediaQueryList);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const people = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.dataset['row']);

/** Records what the panel sent to a path, and responds or refuses. */
const hears = (
  method: 'post' | 'put' | 'delete',
  path: string,
  answer: () => Response | Promise<Response> = () => HttpResponse.json({}),
) => {
  const heard: unknown[] = [];
  mockServer.use(
    http[method](`/api/events/:id/:event/${path}`, async ({ request }) => {
      const text = await request.text();
      heard.push(text ? JSON.parse(text) : null);
      return answer();
    }),
  );
  return heard;
};

/** Drags the second row to a list. Happy DOM has no layout: the test says what is under the pointer. */
const dragSecond = (to: string): void => {
  const target = screen.getByRole('list', { name: to });
  document.elementFromPoint = () => target;
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Move Person 2' }), { button: 0 });
  fireEvent.pointerMove(document, { clientX: 5, clientY: 90 });
  fireEvent.pointerUp(document);
};

describe('the roster', () => {
  it('shows main and reserve with one sentence at their line, and no reason that all rows share', async () => {
    openEvent();
    expect(await screen.findByText('reserve below: reputation under 145')).toBeTruthy();
    expect(people('Main list')).toHaveLength(2);
    // What the number beside the names is stands above them.
    expect(screen.getAllByText('reputation').length).toBeGreaterThan(0);
    expect(screen.queryByText('reputation 120')).toBeNull();
    expect(screen.queryByText('There is room for everyone')).toBeNull();
  });

  it('says once that there is room for everyone', async () => {
    const room = { criterion: 'room', mine: null, cutoff: null } as const;
    openEvent().roster = demoRoster().map((one, index) => ({
      ...one,
      list: 'main',
      position: index + 1,
      why: room,
    }));
    expect(await screen.findAllByText('There is room for everyone')).toHaveLength(1);
  });

  it('stands under the roles if these decide first', async () => {
    const answers = openEvent();
    answers.event = demoEvent({ sorting: ['role_priority', 'reputation'] });
    answers.roster = demoRoster().map((one, index) => ({
      ...one,
      role: ['Capo', 'Soldier', 'Soldier'][index] ?? null,
    }));
    expect(await screen.findByRole('list', { name: 'Capo' })).toBeTruthy();
    expect(people('Capo')).toEqual([first.user_id]);
    expect(screen.getAllByRole('list', { name: 'Soldier' })).toHaveLength(2);
    expect(screen.getByText('reserve below: “Soldier”, reputation under 145')).toBeTruthy();
  });

  it('shows what happened once it is finished: who came, who did not, and what each got', async () => {
    const answers = openEvent();
    answers.event = demoEvent({ status: 'finished' });
    const [came, absent, unneeded] = demoRoster();
    if (!came || !absent || !unneeded) throw new Error('three people are needed');
    answers.roster = [
      { ...came, attended: true, attendance: 'attended', paid: 15 },
      { ...absent, attended: false, attendance: 'absent', paid: -10 },
      { ...unneeded, paid: 0 },
      {
        ...came,
        user_id: '300000000000000009',
        display_name: 'Guest',
        list: 'walk_in',
        position: 4,
        paid: 15,
      },
    ];
    const came15 = await screen.findByRole('list', { name: 'Came' });
    expect(came15.textContent).toContain('+15');
    expect(screen.getByRole('list', { name: 'Came without signing up' }).textContent).toContain('Guest');
    expect(screen.getByRole('list', { name: 'Did not come' }).textContent).toMatch(/[-−]10/);
    expect(people('Reserve, not needed')).toEqual([unneeded.user_id]);
    expect(screen.queryByText(/reserve below/)).toBeNull();
  });

  it('shows the squads also before anybody has signed up', async () => {
    const answers = openEvent();
    const squad = { role_id: null, role: null, leader_id: null, leader: null, slots: 3, main_count: 0 };
    answers.event = demoEvent({
      squads: [{ ...squad, id: '00000000-0000-4000-8000-000000000001', name: 'Storm' }],
    });
    answers.roster = [];
    expect(await screen.findByRole('heading', { name: /Storm\s*0 \/ 3/ })).toBeTruthy();
    expect(screen.getByText(/Nobody has signed up yet\./)).toBeTruthy();
  });

  it('opens a row: every criterion, the sign-up time and the way to the profile', async () => {
    mockServer.use(
      http.get('/api/events/:id/:event/participants/:user/why', () =>
        HttpResponse.json({
          rival: { id: '300000000000000002', name: 'Person 2' },
          criteria: [
            { criterion: 'reputation', mine: '120', theirs: '145', decided: true },
            {
              criterion: 'signed_up_at',
              mine: '2026-05-02T10:00:00Z',
              theirs: '2026-05-02T09:00:00Z',
              decided: false,
            },
          ],
        }),
      ),
    );
    openEvent();
    fireEvent.click(await screen.findByRole('button', { name: 'Person 3' }));
    const row = await screen.findByRole('row', { name: /reputation.*decided the spot/i });
    expect(row.textContent).toMatch(/120.*145/);
    const dialog = screen.getByRole('dialog', { name: 'Person 3' });
    expect(dialog.textContent).toContain('Signed up');
    expect(within(dialog).getByRole('link', { name: 'Open the profile' }).getAttribute('href')).toContain(
      '/users/300000000000000003',
    );
  });

  it('pins with the arrow keys at once, and keeps the focus on the row', async () => {
    const answers = openEvent();
    const heard = hears('put', 'participants/:user/pin', () => {
      answers.roster = [{ ...third, list: 'main', position: 1, pinned: 'in' }, ...demoRoster().slice(0, 2)];
      return HttpResponse.json(third);
    });
    const handle = await screen.findByRole('button', { name: 'Move Person 3' });
    handle.focus();
    fireEvent.keyDown(handle, { key: 'ArrowUp' });
    await expect.poll(() => people('Main list')).toContain(third.user_id);
    await expect.poll(() => heard).toEqual([{ pinned: 'in' }]);
    expect(screen.getByText('Person 3 is pinned to the main list')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Person 3');
  });

  it('moves a row back if the server refuses the pin', async () => {
    openEvent();
    const decision = new EventTarget();
    hears('put', 'participants/:user/pin', async () => {
      await new Promise((resolve) => decision.addEventListener('made', resolve));
      return refuse('event_over');
    });
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Move Person 1' }), { key: 'ArrowDown' });
    await expect.poll(() => people('Reserve')).toContain(first.user_id);
    // Without this response only the panel itself can move it back.
    mockServer.use(http.get('/api/events/:id/:event/participants', () => refuse('internal')));
    decision.dispatchEvent(new Event('made'));
    await expect.poll(() => people('Main list')).toContain(first.user_id);
    expect(getToasts().at(-1)?.title).toMatch(/already finished or canceled/);
  });

  it('shows main by squads, says which one was full, and a leader moves somebody to another', async () => {
    const answers = openEvent();
    const squad = { role_id: null, role: null, leader_id: null, leader: null, slots: 1, main_count: 1 };
    const squads = [
      { ...squad, id: '00000000-0000-4000-8000-000000000001', name: 'Storm' },
      {
        ...squad,
        id: '00000000-0000-4000-8000-000000000002',
        name: 'Snipers',
        role: 'Sniper',
        leader_id: '300000000000000002',
        leader: { id: '300000000000000002', name: 'Person 2' },
      },
    ];
    const [storm, snipers] = squads.map(({ id }) => id);
    answers.event = demoEvent({ squads });
    answers.roster = demoRoster().map((one, index) => ({
      ...one,
      squad_id: squads[index]?.id ?? null,
      ...(index === 2 && storm ? { wanted_squad_id: storm, why: { ...one.why, squad: storm } } : {}),
    }));
    const heard = hears('put', 'participants/:user/pin', () => HttpResponse.json(third));
    expect(await screen.findByText('waits for “Storm”')).toBeTruthy();
    expect(screen.getByText('reserve below: reputation under 145')).toBeTruthy();
    expect(people('Storm')).toEqual([first.user_id]);
    expect(people('Snipers')).toHaveLength(1);
    expect(screen.getByText('role Sniper · led by Person 2')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'One more spot' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Actions for Person 1' }));
    expect(screen.queryByRole('menuitem', { name: 'Move to “Storm”' })).toBeNull();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move to “Snipers”' }));
    await expect.poll(() => heard).toEqual([{ pinned: 'in', squad_id: snipers }]);
    // By drag and drop too; dropped where it stood, nothing moves.
    dragSecond('Snipers');
    dragSecond('Storm');
    await expect.poll(() => heard.slice(1)).toEqual([{ pinned: 'in', squad_id: storm }]);
  });

  it('shows no actions to a person who may only view', async () => {
    openEvent({
      guild: demoGuild({ access: { level: 'member', permissions: ['panel.view', 'events.view'] } }),
    });
    expect(await screen.findByText('Person 1')).toBeTruthy();
    // A row opens the reason for its place; nothing else can be pressed.
    const people = ['Person 1', 'Person 2', 'Person 3'];
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(people);
  });
});

describe('a leader', () => {
  it('closes the sign-up after a confirmation that explains it', async () => {
    const answers = openEvent();
    hears('post', 'close', () => {
      answers.event = demoEvent({
        status: 'closed',
        closer: { id: '300000000000010000', name: 'Marco' },
        closed_at: new Date().toISOString(),
      });
      return HttpResponse.json(answers.event);
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Close sign-up' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close sign-up?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close sign-up' }));
    expect(await screen.findByText(/Marco closed sign-up now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  });

  it('changes the slots by several presses and one call', async () => {
    const answers = openEvent();
    const heard = hears('post', 'slots', () => {
      answers.event = demoEvent({ slots: 4 });
      return HttpResponse.json(answers.event);
    });
    const more = await screen.findByRole('button', { name: 'One more spot' });
    fireEvent.click(more);
    fireEvent.click(more);
    expect(screen.getByText('/ 4')).toBeTruthy();
    await expect.poll(() => heard).toEqual([{ slots: 4, version: demoEvent().version }]);
  });

  it('says who changed the slots meanwhile, and shows their number', async () => {
    const answers = openEvent();
    const heard = hears('post', 'slots', () => {
      answers.event = demoEvent({ slots: 9, version: 4 });
      return refuse('version_conflict');
    });
    fireEvent.click(await screen.findByRole('button', { name: 'One more spot' }));
    await expect.poll(() => heard).toHaveLength(1);
    expect(await screen.findByText('/ 9')).toBeTruthy();
  });

  it('marks attendance only after the start', async () => {
    openEvent({ event: demoEvent({ status: 'closed' }) });
    expect(await screen.findByRole('button', { name: 'Reopen sign-up' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark attendance' })).toBeNull();
  });

  it('marks attendance in one press, excuses who could not come, and says what that pays and takes', async () => {
    openEvent({
      event: demoEvent({
        status: 'closed',
        starts_at: '2026-05-05T17:00:00.000Z',
        no_show_penalty: 10,
        late_leave_penalty: 3,
        late_leaves: [
          {
            user_id: '300000000000000009',
            display_name: 'Late Leo',
            left_at: '2026-05-05T16:50:00.000Z',
            excused: false,
          },
        ],
      }),
    });
    const heard = hears('post', 'finish', () => HttpResponse.json({ limited: 2 }));
    mockServer.use(
      http.get('/api/events/:id/:event/voice', () =>
        HttpResponse.json({
          items: [
            { user_id: third.user_id, channel_id: third.user_id, channel_name: 'Gathering', minutes: 42 },
          ],
          total: 1,
          limit: 1,
          offset: 0,
        }),
      ),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Mark attendance' }));
    expect(await screen.findByText('Gathering, 42 min')).toBeTruthy();
    expect(screen.getByText('2 people attended')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Nobody' }));
    fireEvent.click(screen.getByRole('button', { name: 'Whole main list' }));
    expect(screen.getByText(/\+15 reputation each, 30 in total Penalties: 3 in total/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Everyone in voice: 1' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /Person 1/ }));
    expect(screen.getByText('2 people attended')).toBeTruthy();
    expect(screen.getByText(/Penalties: 13 in total/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'excused: Person 2' }));
    expect(screen.getByText(/Penalties: 3 in total/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Finish event' }));
    await expect
      .poll(() => heard)
      .toEqual([{ attended: [first.user_id, third.user_id], excused: [second.user_id], version: 3 }]);
    await expect
      .poll(() => getToasts().at(-1)?.title)
      .toBe('2 people are at the reputation limit and got only what fits');
  });

  it('keeps the marks if another leader saved meanwhile, and says who saved what', async () => {
    const event = demoEvent({ status: 'closed', starts_at: '2020-05-01T17:00:00.000Z' });
    const answers = openEvent({ event, roster: [first, second] });
    const theirs = demoEvent({ ...event, status: 'finished', version: 4 });
    const heard: unknown[] = [];
    mockServer.use(
      http.post('/api/events/:id/:event/finish', async ({ request }) => {
        heard.push(await request.json());
        answers.event = theirs;
        answers.roster = [
          { ...first, attendance: 'absent', attended: false },
          { ...second, attendance: 'attended', attended: true },
        ];
        const change = {
          id: '1',
          type: 'event.finished',
          actor: { id: '300000000000000009', name: 'Marta' },
          target: { kind: 'event', id: event.id, name: event.title },
          data: { title: event.title, attended: 1 },
          created_at: new Date().toISOString(),
        };
        const problem = { code: 'version_conflict', errors: [], current: theirs, change };
        return heard.length === 1 ? HttpResponse.json(problem, { status: 409 }) : HttpResponse.json(theirs);
      }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Mark attendance' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Finish event' }));
    expect(await screen.findByText('Marta')).toBeTruthy();
    expect(screen.getByText(/Event finished: .*1 attended/)).toBeTruthy();
    expect(await screen.findByText('Person 1:')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Person 1/ })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
    const attended = [first.user_id, second.user_id];
    await expect
      .poll(() => heard)
      .toMatchObject([
        { attended, version: 3 },
        { attended, version: 4 },
      ]);
  });

  it('keeps the draft if another person saved meanwhile, and shows their values', async () => {
    const answers = openEvent();
    const newer = demoEvent({ title: 'Factory raid', version: 4 });
    const saved: unknown[] = [];
    hears('post', 'slots', () => {
      answers.event = newer;
      return HttpResponse.json(newer);
    });
    mockServer.use(
      http.put('/api/events/:id/:event', async ({ request }) => {
        const body = (await request.json()) as { version: number };
        saved.push(body);
        return body.version === newer.version
          ? HttpResponse.json(newer)
          : HttpResponse.json({ code: 'version_conflict', errors: [], current: newer }, { status: 409 });
      }),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit event' });
    fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Factory night' } });
    // The page behind the form is updated by others' changes; the form is not.
    fireEvent.click(screen.getByTitle('One more spot'));
    expect((await screen.findAllByText('Factory raid')).length).toBeGreaterThan(0);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Factory raid')).toBeTruthy();
    expect(saved).toMatchObject([{ title: 'Factory night', version: 3 }]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Overwrite with mine' }));
    await expect.poll(() => saved.at(-1)).toMatchObject({ title: 'Factory night', version: 4 });
  });
});

it('says why the roster is not in Discord, and where to fix it', async () => {
  openEvent({ event: demoEvent({ message: { url: null, problem: 'no_channel' } }) });
  expect(await screen.findByText(/no event channel is chosen/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose a channel' }).getAttribute('href')).toBe(
    `/guild/${demoGuild().id}/settings/channels`,
  );
});

it('says whom it calls, and what to do if Discord does not let the bot call them', async () => {
  openEvent({ event: demoEvent({ ping_role_id: '7', ping_again_minutes: 30, ping_refused: true }) });
  const fact = (await screen.findByText('Ping')).closest('div');
  await expect.poll(() => fact?.textContent).toMatch(/Soldier · again 30.min before the start/);
  expect(fact?.textContent).toContain('Allow the bot “Mention @everyone, @here and All Roles”');
});

it('shows the latest activity, also of participants', async () => {
  const { id } = demoEvent();
  const leader = { id: '1', name: 'Modest' };
  const guest = { kind: 'member' as const, id: '2', name: 'Guest' };
  const entry = (type: ActivityEntry['type'], values: Partial<ActivityEntry>): ActivityEntry => ({
    id: type,
    type,
    actor: leader,
    target: guest,
    data: {},
    created_at: '2026-03-01T12:00:00.000Z',
    ...values,
  });
  openEvent();
  mockServer.use(
    http.get('/api/activity/:id/list', ({ request }) => {
      const asked = new URL(request.url).searchParams.get('about');
      const told = [
        entry('event.promoted', { actor: null }),
        entry('event.pinned', { data: { pinned: 'in' } }),
        entry('event.added', {}),
        entry('event.created', { target: { kind: 'event', id, name: 'Factory war' } }),
      ];
      return HttpResponse.json(listOf(asked === id ? told : []));
    }),
  );
  const feed = (await screen.findByRole('heading', { name: 'Live feed' })).parentElement as HTMLElement;
  const lines = within(feed).getAllByRole('listitem');
  expect(lines.map(({ lastElementChild }) => lastElementChild?.textContent)).toEqual([
    'Guest moved up to the main list',
    'Modest pinned Guest to the main list',
    'Modest signed Guest up',
    'Modest created it',
  ]);
});

it('shows a message if the event does not exist', async () => {
  openEvent();
  mockServer.use(http.get('/api/events/:id/:event', () => refuse('not_found')));
  expect(await screen.findByRole('heading', { name: 'Event not found' })).toBeTruthy();
});
