import type { ApplicationDetails } from '@famiglia/contract/applications/applications';
import type { Permission } from '@famiglia/contract/access/permissions';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { ApplicationPage } from './application-page.tsx';
import { ApplicationsPage } from './applications-page.tsx';

startMockServer();
beforeEach(() => {
  localStorage.clear();
  showLanguage('en');
  setSession(sessionOf('one'));
});

const ID = '0b0c5bc6-c8c9-4380-8b5d-43199163e064';
const details: ApplicationDetails = {
  id: ID,
  version: 3,
  form: { id: '1b0c5bc6-c8c9-4380-8b5d-43199163e064', name: 'Family' },
  candidate: { id: '300000000000010001', name: 'Dante', left: false },
  status: 'submitted',
  ingame_nick: 'Dante_Rossi',
  static_id: '70233',
  taken_by: null,
  interview_at: null,
  submitted_at: '2026-05-01T12:00:00.000Z',
  decided_at: null,
  decided_by: null,
  reason: '',
  answers: [{ id: 'about', label: 'About you', type: 'long', value: 'Every evening', url: null }],
  marks: [{ kind: 'same_static', person: { id: '300000000000010002', name: 'Twin' }, note: '' }],
  entries: [
    {
      id: 1,
      kind: 'submitted',
      author: { id: '300000000000010001', name: 'Dante' },
      text: '',
      at: null,
      created_at: '2026-05-01T12:00:00.000Z',
      told: 'nobody',
    },
  ],
  earlier: [],
  refusal_reasons: ['Too young'],
};

const open = (permissions?: Permission[], application = () => details) => {
  const sent: unknown[] = [];
  mockServer.use(
    http.get('/api/applications/:id/:application', () => HttpResponse.json(application())),
    http.post('/api/applications/:id/:application/*', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(details);
    }),
  );
  const guild = demoGuild();
  const shown = permissions ? { ...guild, access: { ...guild.access, permissions } } : guild;
  renderAt(
    `/guild/${guild.id}/applications/${ID}`,
    <CurrentGuild value={shown}>
      <ApplicationPage />
    </CurrentGuild>,
    '/guild/:guildId/applications/:applicationId',
  );
  return sent;
};

it('shows answers, marks and whether the candidate was told', async () => {
  open();
  expect(await screen.findByText('Every evening')).toBeDefined();
  expect(screen.getByText('Same static ID as Twin')).toBeDefined();
  expect(screen.getByText(/could not be delivered/)).toBeDefined();
});

it('is taken with T and refused with R and a reason', async () => {
  const sent = open();
  await screen.findByText('Every evening');
  fireEvent.keyDown(document, { code: 'KeyT' });
  await expect.poll(() => sent).toEqual([{ step: 'take', version: 3 }]);
  fireEvent.keyDown(document, { code: 'KeyR' });
  const dialog = await screen.findByRole('dialog');
  const decline = within(dialog).getByRole('button', { name: 'Decline' });
  expect(decline).toHaveProperty('disabled', true);
  fireEvent.change(within(dialog).getByLabelText('In your own words'), { target: { value: 'In a month' } });
  fireEvent.click(decline);
  await expect.poll(() => sent[1]).toEqual({ step: 'refuse', text: 'In a month', version: 3 });
});

const LISTED = { ...details, marks: [{ kind: 'blacklisted' as const, person: null, note: 'Leaked' }] };

it('asks once before somebody of the blacklist is accepted, with the reason of the entry', async () => {
  const sent = open(undefined, () => LISTED);
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('The candidate is on the blacklist: Leaked. Accept them anyway?')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Accept anyway' }));
  await expect.poll(() => sent).toEqual([{ step: 'accept', text: '', version: 3, confirmed: true }]);
});

it('asks too if the entry was made while the dialog was open', async () => {
  let shown: ApplicationDetails = details;
  open(undefined, () => shown);
  const sent: { confirmed?: boolean }[] = [];
  mockServer.use(
    http.post('/api/applications/:id/:application/*', async ({ request }) => {
      const body = (await request.json()) as { confirmed?: boolean };
      sent.push(body);
      shown = LISTED;
      return body.confirmed ? HttpResponse.json(LISTED) : refuse('candidate_blacklisted');
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Accept' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Accept anyway' }));
  await expect.poll(() => sent).toMatchObject([{ step: 'accept' }, { step: 'accept', confirmed: true }]);
});

it('an acceptance can be taken back', async () => {
  const sent = open(undefined, () => ({ ...LISTED, status: 'accepted' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
  await expect.poll(() => sent).toEqual([{ step: 'reopen', version: 3 }]);
});

it('names its buttons without their keys', async () => {
  open();
  for (const name of ['Start review', 'Decline', 'Accept']) {
    expect(await screen.findByRole('button', { name })).toBeDefined();
  }
});

it('offers nothing to those who may only look', async () => {
  const sent = open(['panel.view', 'applications.view']);
  await screen.findByText('Every evening');
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  fireEvent.keyDown(document, { code: 'KeyT' });
  expect(sent).toEqual([]);
});

it('the queue is shown as a list and as a board', async () => {
  const { answers: _, marks: __, entries: ___, earlier: ____, refusal_reasons: _____, ...listed } = details;
  mockServer.use(
    http.get('/api/applications/:id', () => HttpResponse.json(listOf([listed]))),
    http.get('/api/application-forms/:id', () => HttpResponse.json(listOf([]))),
  );
  const guild = demoGuild();
  renderAt(
    `/guild/${guild.id}/applications`,
    <CurrentGuild value={guild}>
      <ApplicationsPage />
    </CurrentGuild>,
    '/guild/:guildId/applications',
  );
  expect(await screen.findByRole('link', { name: /Dante.*Family/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Board' }));
  expect(within(await screen.findByRole('list', { name: 'Waiting' })).getByText('Dante')).toBeDefined();
  expect(screen.getAllByText('Nobody')).toHaveLength(2);
});
