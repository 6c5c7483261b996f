import type { Webhook, WebhookMessage } from '@famiglia/contract/webhooks/webhooks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

const webhook: Webhook = {
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1b01',
  name: 'Our site',
  url: 'https://receiver.test/hook',
  groups: ['events', 'capts'],
  off: null,
  failing_since: null,
  saved_by: { id: '300000000000000001', name: 'Marco' },
  lost: false,
  created_at: '2026-01-01T10:00:00.000Z',
  version: 0,
};

const message: WebhookMessage = {
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1b02',
  event_id: 'act_7',
  type: 'event.created',
  state: 'failed',
  attempts: 12,
  status: 500,
  problem: 'status',
  took_ms: 20,
  answer: 'out of <memory>',
  created_at: '2026-01-01T10:00:00.000Z',
  tried_at: '2026-01-01T10:00:01.000Z',
  next_at: null,
};

/** A mocked server that stores the webhooks, and records the requests. */
const serve = (...webhooks: Webhook[]) => {
  const calls: unknown[] = [];
  let present = webhooks;
  openSettings('api');
  mockServer.use(
    http.get('/api/webhooks/:id', () => HttpResponse.json(listOf(present))),
    http.get('/api/webhooks/:id/:webhookId/log', () => HttpResponse.json(listOf([message]))),
    http.post('/api/webhooks/:id', async ({ request }) => {
      const wanted = (await request.json()) as Partial<Webhook>;
      calls.push(wanted);
      present = [{ ...webhook, ...wanted }, ...present];
      return HttpResponse.json({ ...webhook, ...wanted, secret: 'whsec_very-secret' });
    }),
    http.post('/api/webhooks/:id/:webhookId/*', ({ request }) => {
      calls.push(new URL(request.url).pathname.split('/').slice(5).join('/'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return calls;
};

const openRow = async () => {
  const row = (await screen.findByText('Our site')).closest('li');
  const details = row?.querySelector('details');
  if (!row || !details) throw new Error('the webhook has no row that opens');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return within(row);
};

it('makes a webhook with what was chosen, and shows its secret once', async () => {
  const calls = serve();
  fireEvent.click(await screen.findByRole('button', { name: 'New webhook' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.click(form.getByRole('button', { name: 'Create webhook' }));
  expect(calls).toEqual([]);
  fireEvent.change(form.getByLabelText('Name'), { target: { value: ' Our site ' } });
  fireEvent.change(form.getByLabelText('Address'), { target: { value: 'https://receiver.test/hook' } });
  fireEvent.click(form.getByLabelText('Treasury'));
  fireEvent.click(form.getByRole('button', { name: 'Create webhook' }));
  const secret = await screen.findByLabelText<HTMLInputElement>('Secret of “Our site”', {
    selector: 'input',
  });
  expect(secret.value).toBe('whsec_very-secret');
  expect(calls).toEqual([
    { name: 'Our site', url: 'https://receiver.test/hook', groups: ['events', 'capts', 'treasury'] },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByDisplayValue('whsec_very-secret')).toBeNull());
});

it('keeps what was typed when the address is refused', async () => {
  serve();
  mockServer.use(http.post('/api/webhooks/:id', () => refuse('webhook_address_refused')));
  fireEvent.click(await screen.findByRole('button', { name: 'New webhook' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Mine' } });
  fireEvent.change(form.getByLabelText('Address'), { target: { value: 'http://10.0.0.1' } });
  fireEvent.click(form.getByRole('button', { name: 'Create webhook' }));
  expect(await form.findByText(/has to be on the internet/)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Address').value).toBe('http://10.0.0.1');
});

it('tells from the log what the receiver said, and sends a message again', async () => {
  const calls = serve(webhook);
  const row = await openRow();
  expect(await row.findByText(/Not delivered · The receiver refused it · 500 · attempt 12/)).toBeTruthy();
  expect(row.getByText('out of <memory>')).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: 'Send again: Event created' }));
  await waitFor(() => expect(calls).toEqual([`log/${message.id}/again`]));
  fireEvent.click(row.getByRole('button', { name: 'Send a test' }));
  await waitFor(() => expect(calls).toContain('test'));
});

it('says why nothing is sent without being opened', async () => {
  serve({ ...webhook, off: 'failing' }, { ...webhook, id: message.id, name: 'Other', lost: true });
  expect(await screen.findByText('Off: nothing arrived for days')).toBeTruthy();
  expect(screen.getByText(/Marco, who saved it, may no longer read the activity/)).toBeTruthy();
});

it('shows what somebody else saved meanwhile, and keeps the draft', async () => {
  serve(webhook);
  mockServer.use(
    http.put('/api/webhooks/:id/:webhookId', () =>
      HttpResponse.json(
        {
          code: 'version_conflict',
          detail: 'Somebody else saved first.',
          current: { ...webhook, name: 'Their site', version: 1 },
        },
        { status: 409 },
      ),
    ),
  );
  fireEvent.click((await openRow()).getByRole('button', { name: 'Change' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'My site' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Their site')).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('My site');
  fireEvent.click(form.getByRole('button', { name: 'Use theirs' }));
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Their site');
});
