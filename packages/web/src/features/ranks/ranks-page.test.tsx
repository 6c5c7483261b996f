import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import type { Ladder, RankProposal } from '@famiglia/contract/ranks/ranks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { LadderPage } from './ladder-page.tsx';
import { RanksPage } from './ranks-page.tsx';

startMockServer();

const SOLDIER = '100000000000000031';
const CAPO = '100000000000000032';
let ladder: Ladder;
let ready: RankProposal[];
let sent: unknown[];
let refusals: Map<string, ErrorCode>;

const step = (role_id: string, name: string) => ({
  role_id,
  name,
  requirements: { ...NO_REQUIREMENTS, capts: 2 },
  holders: 3,
  role_exists: true,
});
const list = (items: unknown[]) => HttpResponse.json({ items, total: items.length, limit: 25, offset: 0 });

const open = (page: React.ReactNode) => {
  mockServer.use(
    http.get('/api/vacations/:guildId', () => list([])),
    http.get('/api/inactive/:guildId', () =>
      HttpResponse.json({ items: [], total: 0, limit: 25, offset: 0, days: 14 }),
    ),
    http.get('/api/ranks/:guildId', () => HttpResponse.json(ladder)),
    http.get('/api/ranks/:guildId/ready', () => list(ready)),
    http.get('/api/ranks/:guildId/changes', () => list([])),
    http.post('/api/ranks/:guildId/members/:userId', async ({ request, params }) => {
      sent.push(await request.json());
      const code = refusals.get(String(params['userId']));
      if (code !== 'internal') ready = ready.filter(({ member }) => member.id !== params['userId']);
      if (code !== undefined) return refuse(code);
      return HttpResponse.json({ rank: null, next: null });
    }),
    http.put('/api/ranks/:guildId', async ({ request }) => {
      sent.push(await request.json());
      const current = { ...ladder, version: 9, steps: [step(CAPO, 'Newer')] };
      return HttpResponse.json({ code: 'version_conflict', errors: [], current }, { status: 409 });
    }),
    http.get('/api/guilds/:guildId/roles', () =>
      list(
        [SOLDIER, CAPO].map((id) => ({
          id,
          name: `Role ${id}`,
          color: 0,
          position: 1,
          managed: false,
          refusal: null,
          rights: [],
          given_by: [],
        })),
      ),
    ),
  );
  renderAt('/', <CurrentGuild value={demoGuild()}>{page}</CurrentGuild>);
};

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
  sent = [];
  refusals = new Map();
  ladder = { version: 3, steps: [step(SOLDIER, 'Soldier'), step(CAPO, 'Capo')] };
  const since = '2026-01-10T12:00:00.000Z';
  ready = ['Dante', 'Vito', 'Enzo'].map((name, index) => ({
    member: { id: `30000000000000000${index + 1}`, name },
    rank: { role_id: SOLDIER, name: 'Soldier', since },
    next: {
      role_id: CAPO,
      name: 'Capo',
      span_days: 30,
      progress: [
        { kind: 'capts', mine: 5, needed: 2, met: true },
        { kind: 'warnings', mine: 0, needed: 0, met: true },
      ],
      ready: true,
    },
  }));
});

it('promotes somebody who is ready to the step that is shown, with the reason', async () => {
  ready = ready.slice(0, 1);
  open(<RanksPage />);
  expect(await screen.findByText('Soldier → Capo')).toBeTruthy();
  expect(
    within(screen.getByRole('list', { name: 'Requirements met' })).getAllByRole('listitem'),
  ).toMatchObject([{ textContent: 'Capts in 30 days: 5 / 2' }, { textContent: 'Active warnings: 0' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Promote' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Led a capt' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }));
  expect(await screen.findByText(/Nobody meets all the requirements/)).toBeTruthy();
  expect(sent).toEqual([{ role_id: CAPO, reason: 'Led a capt', expected_role_id: SOLDIER }]);
});

it('keeps the dialog with the reason that was typed when the member was promoted by somebody else', async () => {
  refusals.set('300000000000000001', 'rank_moved');
  open(<RanksPage />);
  fireEvent.click((await screen.findAllByRole('button', { name: 'Promote' }))[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Promote Dante to Capo?' });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Led a capt' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }));
  expect(await within(dialog).findByText(/rank has changed meanwhile/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Dante', hidden: true })).toBeNull());
  expect(within(dialog).getByDisplayValue('Led a capt')).toBeTruthy();
});

it('promotes everybody who is ready after a preview, and names those who were refused', async () => {
  refusals.set('300000000000000002', 'rank_moved');
  open(<RanksPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Promote all ready (3)' }));
  const preview = await screen.findByRole('dialog', { name: 'Promote 3 members?' });
  const rows = within(preview).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'DanteSoldier → Capo',
    'VitoSoldier → Capo',
    'EnzoSoldier → Capo',
  ]);
  expect(sent).toEqual([]);
  fireEvent.click(within(preview).getByRole('button', { name: 'Promote' }));
  const result = await screen.findByRole('dialog', { name: 'Promoted: 2' });
  expect(within(result).getByText('Not promoted: 1')).toBeTruthy();
  expect(within(result).getByRole('listitem').textContent).toMatch(/^VitoThe member’s rank has changed/);
  const one = { role_id: CAPO, reason: '', expected_role_id: SOLDIER };
  expect(sent).toEqual([one, one, one]);
});

it('stops at an error that is not about one member, and goes on with those who are left', async () => {
  refusals.set('300000000000000002', 'internal');
  open(<RanksPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Promote all ready (3)' }));
  const preview = await screen.findByRole('dialog', { name: 'Promote 3 members?' });
  fireEvent.click(within(preview).getByRole('button', { name: 'Promote' }));
  expect(await within(preview).findByRole('alert')).toBeTruthy();
  expect(sent).toHaveLength(2);
  expect(await within(preview).findByText('no longer on the list')).toBeTruthy();
  refusals.clear();
  fireEvent.click(within(preview).getByRole('button', { name: 'Promote' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(4);
});

it('moves a step with the arrow keys, and keeps the draft until the newer ladder is asked for', async () => {
  open(<LadderPage />);
  const handle = await screen.findByRole('button', { name: 'Move Soldier' });
  fireEvent.keyDown(handle, { key: 'ArrowDown' });
  fireEvent.click(screen.getByRole('button', { name: 'Save ladder' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ version: 3, steps: [{ name: 'Capo' }, { name: 'Soldier' }] }]),
  );
  const newer = await screen.findByRole('button', { name: 'Use theirs' });
  expect(screen.getByDisplayValue('Soldier')).toBeTruthy();
  fireEvent.click(newer);
  expect(await screen.findByDisplayValue('Newer')).toBeTruthy();
  expect(screen.queryByDisplayValue('Soldier')).toBeNull();
});

it('proposes a ladder from the order of the roles, which is saved only then', async () => {
  ladder = { ...ladder, steps: [] };
  open(<LadderPage />);
  // Discord lists the highest first, a ladder begins with the lowest.
  expect(await screen.findByText(`Role ${CAPO} → Role ${SOLDIER}`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Take these 2 roles' }));
  expect(sent).toEqual([]);
  expect(screen.queryByText(/A ladder from the order/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save ladder' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        steps: [
          { role_id: CAPO, requirements: NO_REQUIREMENTS },
          { role_id: SOLDIER, requirements: NO_REQUIREMENTS },
        ],
      },
    ]),
  );
});

it('shows only the requirements that are set, and adds and removes the others', async () => {
  open(<LadderPage />);
  await screen.findByRole('button', { name: 'Move Soldier' });
  // Two steps with a number of capts each, and the days over which these are counted.
  const fields = screen.getAllByRole<HTMLInputElement>('spinbutton');
  expect(fields.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Capts attended',
    'Counted over, days',
    'Capts attended',
    'Counted over, days',
  ]);

  const soldier = screen.getAllByRole('listitem')[0]!;
  const add = async (requirement: string) => {
    fireEvent.click(within(soldier).getByRole('button', { name: 'Add requirement' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: requirement }));
  };
  await add('Reputation');
  const field = within(soldier).getByRole('spinbutton', { name: 'Reputation' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save ladder' });
  expect(save.disabled).toBe(true);
  expect(within(soldier).getByText('A whole number from 0 to 1000000.')).toBeTruthy();
  // A number that begins with 0 does not close the field under the hand.
  fireEvent.change(field, { target: { value: '0' } });
  fireEvent.change(field, { target: { value: '050' } });
  await add('No active warnings');
  fireEvent.click(within(soldier).getByRole('button', { name: 'Remove requirement: Capts attended' }));
  expect(within(soldier).queryByRole('spinbutton', { name: 'Counted over, days' })).toBeNull();

  fireEvent.click(save);
  const needs = { ...NO_REQUIREMENTS, reputation: 50, no_warnings: true };
  await waitFor(() =>
    expect(sent).toMatchObject([
      { steps: [{ requirements: needs }, { requirements: { ...NO_REQUIREMENTS, capts: 2 } }] },
    ]),
  );
  // Refused, because somebody else saved: nothing that was typed is lost.
  await screen.findByRole('button', { name: 'Use theirs' });
  expect(screen.getByRole('spinbutton', { name: 'Reputation' })).toHaveProperty('value', '50');
});
