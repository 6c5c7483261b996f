import type { Warning } from '@famiglia/contract/warnings/warnings';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { WarningList } from './warning-list.tsx';

startMockServer();

const warning: Warning = {
  version: 0,
  id: '0b0c5bc6-c8c9-4380-8b5d-43199163e064',
  member: { id: '300000000000000002', name: 'Tony' },
  kind: 'warning',
  reason: 'Left the post',
  weight: 1,
  state: 'active',
  issued_by: { id: '300000000000000001', name: 'Vito' },
  created_at: '2026-05-01T12:00:00.000Z',
  ends_at: null,
  lifted: null,
  proof: null,
};

it('has at most two stops of the keyboard in a row, and everything else in its menu', async () => {
  showLanguage('en');
  const proof = { url: 'https://files.test/1', thumbnail_url: 'https://files.test/1s' };
  renderAt(
    '/',
    <CurrentGuild value={demoGuild()}>
      <WarningList named warnings={[warning, { ...warning, id: 'b', proof }]} />
    </CurrentGuild>,
  );
  for (const row of screen.getAllByRole('listitem')) {
    const stops = [...row.querySelectorAll<HTMLElement>('a, button')].filter(({ tabIndex }) => tabIndex >= 0);
    expect(stops).toHaveLength(2);
  }
  const [, withProof] = screen.getAllByRole('button', { name: 'Actions: Tony' });
  if (withProof) fireEvent.click(withProof);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Edit warning',
    'Open the proof',
    'Lift warning',
  ]);
});

it('keeps what was typed if another leader changed the warning meanwhile, and names what they changed', async () => {
  showLanguage('en');
  const newer = { ...warning, version: 1, reason: 'Left the post twice', weight: 2 };
  const heard: unknown[] = [];
  mockServer.use(
    http.put('/api/warnings/:id/:warning', async ({ request }) => {
      const body = (await request.json()) as { version: number };
      heard.push(body);
      return body.version === newer.version
        ? HttpResponse.json(newer)
        : HttpResponse.json({ code: 'version_conflict', errors: [], current: newer }, { status: 409 });
    }),
  );
  renderAt(
    '/',
    <CurrentGuild value={demoGuild()}>
      <WarningList named warnings={[warning]} />
    </CurrentGuild>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Actions: Tony' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit warning' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Slept at the post' } });
  fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'Seen again' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Left the post twice')).toBeTruthy();
  expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Reason:', 'Points:']);
  expect(dialog.getByLabelText('Reason')).toHaveProperty('value', 'Slept at the post');
  expect(dialog.getByLabelText('Why')).toHaveProperty('value', 'Seen again');
  fireEvent.click(dialog.getByRole('button', { name: 'Overwrite with mine' }));
  await expect
    .poll(() => heard)
    .toMatchObject([
      { reason: 'Slept at the post', version: 0 },
      { reason: 'Slept at the post', why: 'Seen again', version: 1 },
    ]);
});
