import type { MovedTable, TableRow } from '@famiglia/contract/moving/tables';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { keepFile } from './given-file.ts';
import { TablePage } from './table-page.tsx';

startMockServer();
beforeEach(() => {
  setSession(sessionOf('one'));
  showLanguage('en');
});

const id = '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a01';
const draft: MovedTable = {
  id,
  name: 'family.csv',
  source: 'csv',
  encoding: 'windows-1251',
  sheets: [],
  sheet: null,
  state: 'draft',
  version: 3,
  reading: {
    columns: ['nick', 'reputation'],
    reputation: 'replace',
    overwrite: false,
    days: null,
    ranks: [],
  },
  headings: [
    { text: 'Ник', examples: ['Ivan_Petrov'] },
    { text: 'Баллы', examples: ['50'] },
  ],
  unknown_ranks: [],
  ladder: [],
  rows: 2,
  ready: 1,
  doubts: 1,
  left_out: 0,
  done: 0,
  changed: 0,
  skipped: 0,
  kept: 0,
  created_by: { id: '300000000000000001', name: 'Vito' },
  created_at: '2026-05-01T12:00:00.000Z',
  entered: null,
  taken_back: null,
};
const ivan = {
  user_id: '300000000000000002',
  display_name: 'Ivan',
  ingame_nick: 'Ivan_Petrov',
  static_id: null,
  avatar_url: null,
};
const row = (more: Partial<TableRow>): TableRow => ({
  line: 2,
  label: 'Ivan_Petrov',
  state: 'ready',
  member: ivan,
  matched_by: 'nick',
  candidates: [],
  doubts: [],
  left_out: null,
  changes: [{ column: 'reputation', before: '20', after: '50', kept: false }],
  skipped: [],
  ...more,
});

it('shows what a table would change and its doubts, takes a decision, and enters it', async () => {
  const sent: unknown[] = [];
  let table = draft;
  const path = '/api/moving/:guildId/tables/:tableId';
  mockServer.use(
    http.get(path, () => HttpResponse.json(table)),
    http.get(`${path}/rows`, ({ request }) =>
      HttpResponse.json(
        listOf(
          new URL(request.url).searchParams.get('show') === 'doubt'
            ? [
                row({
                  line: 3,
                  label: 'Ivan_Petrof',
                  state: 'doubt',
                  member: null,
                  candidates: [ivan],
                  doubts: ['similar'],
                }),
              ]
            : [row({})],
        ),
      ),
    ),
    http.post(`${path}/decisions`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(table);
    }),
    http.post(`${path}/enter`, async ({ request }) => {
      sent.push(await request.json());
      table = {
        ...draft,
        state: 'entered',
        changed: 1,
        done: 1,
        entered: { by: draft.created_by, at: draft.created_at },
      };
      return HttpResponse.json(table);
    }),
  );
  renderAt(
    `/moving/${id}`,
    <CurrentGuild value={demoGuild()}>
      <Routes>
        <Route path="/moving/:tableId" element={<TablePage />} />
      </Routes>
    </CurrentGuild>,
  );
  expect(await screen.findByText(/Read as Windows-1251/)).toBeTruthy();
  expect(await screen.findByText('Reputation:')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'To look at 1' }));
  expect(await screen.findByText(/looks like this nick/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ivan_Petrov' }));
  await waitFor(() => expect(sent).toEqual([{ decisions: [{ line: 3, user_id: ivan.user_id }] }]));
  fireEvent.click(screen.getByRole('button', { name: 'Enter 1 row' }));
  expect(await screen.findByText('Entered: 1 member')).toBeTruthy();
  expect(sent[1]).toEqual({ version: 3 });
  expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy();
});

it('reads another sheet of the file that was given, and asks for the file where the page was opened anew', async () => {
  const other = '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a02';
  const asked: string[] = [];
  const book = { ...draft, source: 'xlsx' as const, encoding: null, sheets: ['Stock', 'Family'], sheet: 0 };
  mockServer.use(
    http.get('/api/moving/:guildId/tables/:tableId', ({ params }) =>
      HttpResponse.json(params['tableId'] === other ? { ...book, id: other, sheet: 1 } : book),
    ),
    http.get('/api/moving/:guildId/tables/:tableId/rows', () => HttpResponse.json(listOf([]))),
    http.post('/api/moving/:guildId/tables', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(`${searchParams.get('sheet')} in place of ${searchParams.get('replaces')}`);
      return HttpResponse.json({ ...book, id: other, sheet: 1 });
    }),
  );
  const open = () =>
    renderAt(
      `/guild/1/moving/${id}`,
      <CurrentGuild value={demoGuild()}>
        <Routes>
          <Route path="/guild/:guildId/moving/:tableId" element={<TablePage />} />
        </Routes>
      </CurrentGuild>,
    );
  open();
  expect(await screen.findByText('“Stock” was read; the file has other sheets.')).toBeTruthy();
  expect(screen.getByLabelText('To read another one, choose the file again.')).toBeTruthy();
  cleanup();
  keepFile(id, new Blob(['PK']));
  open();
  fireEvent.click(await screen.findByRole('combobox', { name: 'Sheet' }));
  const option = await screen.findByRole('option', { name: 'Family' });
  fireEvent.pointerDown(option);
  fireEvent.click(option);
  await waitFor(() => expect(asked).toEqual([`1 in place of ${id}`]));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Sheet' }).textContent).toContain('Family'),
  );
});
