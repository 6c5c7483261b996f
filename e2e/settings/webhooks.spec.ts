import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US' });

const HOUR = 3_600_000;

interface Received {
  id: string;
  body: string;
  headers: Record<string, string>;
}

/** A small server of the family, which stores what it is told. */
const startReceiver = async () => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request
      .on('data', (part: Buffer) => (body += part.toString()))
      .on('end', () => {
        const headers = request.headers as Record<string, string>;
        received.push({ id: headers['webhook-id'] ?? '', body, headers });
        response.writeHead(204).end();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Somebody plans an event; what the panel sends for it. */
const planEvent = async (page: Page, title: string) => {
  const token = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '{}') as { state?: { token?: string } };
    return stored.state?.token ?? '';
  });
  const headers = { authorization: `Bearer ${token}` };
  const events = new URL(`/api/events/${GUILDS.moretti}`, page.url()).href;
  const startsAt = new Date(Date.now() + 48 * HOUR).toISOString();
  const planned = await page.request.post(events, {
    headers,
    data: { title, description: '', starts_at: startsAt, slots: 5 },
  });
  expect(planned.ok(), await planned.text()).toBe(true);
  const { id } = (await planned.json()) as { id: string };
  return async () => page.request.post(`${events}/${id}/cancel`, { headers, data: {} });
};

test('a leader makes a webhook: a small server is told what happens, verifies it, and is told again on request @any-width', async ({
  page,
  signInAs,
  expectAccessible,
}, { project }) => {
  const receiver = await startReceiver();
  const name = `Our site ${project.name}`;
  await signInAs(page, 'owner', `/guild/${GUILDS.moretti}/settings/api`);
  await page.getByRole('button', { name: 'New webhook' }).click();
  const form = page.getByRole('dialog', { name: 'New webhook' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Address').fill(receiver.url);
  await form.getByLabel('Capts').uncheck();
  await expectAccessible();
  await form.getByRole('button', { name: 'Create webhook' }).click();
  const secret = await page.getByRole('textbox', { name: `Secret of “${name}”` }).inputValue();
  const verify = ({ body, headers }: Received) => new Webhook(secret).verify(body, headers);
  await page.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('list', { name: 'Webhooks' }).getByRole('listitem').filter({ hasText: name });
  await row.getByText(name).click();
  await row.getByRole('button', { name: 'Send a test' }).click();
  const log = row.getByRole('region', { name: `Log: ${name}` }).getByRole('listitem');
  await expect(log.filter({ hasText: /^Test.*Delivered · 204/ })).toHaveCount(1);
  expect(receiver.received.map(verify)).toMatchObject([{ type: 'webhook.test' }]);

  const title = `Convoy of ${project.name}`;
  const cancel = await planEvent(page, title);
  const told = log.filter({ hasText: /^Event created.*Delivered · 204/ });
  await expect(told.first()).toBeVisible();
  const ofEvent = () => receiver.received.filter(({ body }) => body.includes(title));
  const [first] = ofEvent();
  if (first === undefined) throw new Error('the receiver was not told of the event');
  expect(verify(first)).toMatchObject({
    type: 'event.created',
    data: { guild_id: GUILDS.moretti, activity: { target: { kind: 'event', name: title } } },
  });
  expect(() => verify({ ...first, body: first.body.replace(title, 'Another') })).toThrow('signature');

  const again = row.getByRole('button', { name: 'Send again: Event created' });
  for (const button of await again.all()) await button.click();
  await expect.poll(() => ofEvent().length).toBe(2);
  expect(new Set(ofEvent().map(({ id }) => id)).size).toBe(1);
  await expectAccessible();

  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toBeHidden();
  await cancel();
  receiver.stop();
});
