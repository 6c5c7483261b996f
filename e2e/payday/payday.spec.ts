import { readFile } from 'node:fs/promises';
import { drawScreenshot } from '@famiglia/core/demo/draw-screenshot';
import type { Payday } from '@famiglia/contract/payday/payday-routes';
import { GUILDS, MORETTI_CHANNELS } from '@famiglia/sandbox/demo-ids';
import type { Locator, Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US' });

const { moretti } = GUILDS;
const base = `/guild/${moretti}`;

/** Somebody new in the family, with a static id that nobody else has. */
const newcomer = async (page: Page, name: string, staticId: string): Promise<string> => {
  const { id } = await people.createUser({ username: name.toLowerCase(), global_name: name });
  await people.member({ guild_id: moretti, user_id: id, action: 'join' });
  await expect(async () => {
    await callApi(page, 'PUT', `/api/users/${moretti}/${id}`, { static_id: staticId });
  }).toPass({ timeout: 30_000 });
  return id;
};

/** What people did in a week, by calls: an event and a capt that they came to, and a contract that runs. */
const spendWeek = async (page: Page, title: string, userIds: readonly string[]): Promise<string> => {
  const soon = new Date(Date.now() + 1500).toISOString();
  const event = await callApi<{ id: string; version: number }>(page, 'POST', `/api/events/${moretti}`, {
    title,
    starts_at: soon,
    slots: 5,
    cutoff_minutes: null,
  });
  await callApi(page, 'POST', `/api/capts/${moretti}`, {
    opponent: title,
    side: 'attack',
    starts_at: new Date(Date.now() - 3_600_000).toISOString(),
    slots: 5,
    status: 'finished',
    result: 'win',
    attended: userIds,
  });
  const { id } = await callApi<{ id: string }>(page, 'POST', `/api/contracts/${moretti}`, {
    title,
    slots: 5,
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
    pay: 'pool',
    amount_cents: '9000000',
    family_percent: 10,
    rule: 'contribution',
  });
  await expect(async () => {
    const came = { attended: userIds, version: event.version };
    await callApi(page, 'POST', `/api/events/${moretti}/${event.id}/finish`, came);
  }).toPass({ timeout: 30_000 });
  return id;
};

/** Brings ten fish, with a screenshot. */
const reportFish = async (user_id: string, item: string): Promise<void> => {
  const bytes = new Uint8Array(await drawScreenshot(Date.now() % 1_000_000));
  const command = { guild_id: moretti, channel_id: MORETTI_CHANNELS.general, user_id, name: 'report' };
  const options = { item, quantity: 10 };
  await people.command({ ...command, subcommand: 'send', options, file: { filename: 'fish.png', bytes } });
};

const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'People' }).getByRole('listitem').filter({ hasText: name }).first();

test('a week becomes a payday that two officers look at, the bank’s file, payouts, and a wallet @any-width', async ({
  page,
  browser,
  signInAs,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const stamp = String(Date.now()).slice(-6);
  const [anna, boris] = [`Anna${stamp}`, `Boris${stamp}`];
  const fish = `Fish ${stamp}`;
  await signInAs(page, 'owner', `${base}/contracts`);
  const ids = [await newcomer(page, anna, `71${stamp}`), await newcomer(page, boris, `72${stamp}`)];
  const [annaId = '', borisId = ''] = ids;
  await callApi(page, 'POST', `/api/reports/${moretti}/prices`, {
    name: fish,
    unit: 'kg',
    price_cents: '35050',
    daily_limit: null,
    weekly_limit: null,
  });
  const contractId = await spendWeek(page, `Week ${stamp}`, ids);
  await reportFish(annaId, fish);

  // A leader signs both up for the contract, and confirms who did what.
  await page.goto(`${base}/contracts/${contractId}`);
  await page.getByRole('button', { name: 'Sign someone up' }).click();
  const adding = page.getByRole('dialog', { name: 'Sign someone up' });
  for (const name of [anna, boris]) {
    await adding.getByRole('searchbox').fill(name);
    await adding.getByRole('button', { name: `Sign up: ${name}` }).click();
    await expect(adding.getByText('on the list')).toBeVisible();
  }
  await adding.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const sheet = page.getByRole('dialog', { name: 'Who did what' });
  await sheet.getByLabel(`Contribution: ${anna}`).fill('2');
  await sheet.getByLabel(`Contribution: ${boris}`).fill('1');
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('list', { name: 'Who does it' }).getByText('$54,000')).toBeVisible();

  // An officer accepts the report in the desk.
  await page.goto(`${base}/reports`);
  const report = page.getByRole('main').filter({ hasText: fish });
  await expect(async () => {
    if (!(await report.getByText('$3,505').first().isVisible())) await page.keyboard.press('ArrowRight');
    await expect(report.getByText('$3,505').first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000, intervals: [0] });
  await page.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByText(fish)).toBeHidden();

  // The week is closed: 4,000 for the event, 6,000 and 2,000 for the won capt, the fish, the shares.
  await page.goto(`${base}/payday`);
  await page.getByRole('button', { name: 'Close the period' }).click();
  await expect(rowOf(page, anna)).toContainText('$69,505');
  await expect(rowOf(page, boris)).toContainText('$39,000');
  await expectAccessible();

  // Another officer looks at it, and hears of nothing more. Meanwhile a line is changed with a reason.
  const other = await (await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })).newPage();
  await signInAs(other, 'manager', `${base}/payday`);
  await expect(rowOf(other, boris)).toContainText('$39,000');
  const path = `/api/payday/${moretti}/${new URL(page.url()).searchParams.get('payday') ?? ''}`;
  const seen = await callApi<Payday>(other, 'GET', path);
  await other.route(`**${path}`, async (route) => route.fulfill({ json: seen }));
  await rowOf(page, boris).getByText(boris).click();
  await rowOf(page, boris).getByRole('button', { name: 'Change' }).first().click();
  const change = page.getByRole('dialog', { name: `Change a line of ${boris}` });
  await change.getByLabel('Amount').fill('1,500');
  await expect(change.getByRole('alert')).toContainText('two ways');
  await change.getByLabel('Amount').fill('1.5k');
  await change.getByLabel('Reason').fill('Left early');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toBeHidden();
  await other.getByRole('button', { name: /^Approve/ }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Left early' })).toBeVisible();
  await expect(page.getByText('To be checked')).toBeVisible();
  await other.unroute(`**${path}`);
  await other.reload();
  await other.getByRole('button', { name: /^Approve/ }).click();
  await expect(other.getByText('Approved', { exact: true })).toBeVisible();
  await other.context().close();

  // The file, byte for byte.
  const { list } = await callApi<Payday>(page, 'GET', path);
  const [downloaded] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'File for the bank' }).click(),
  ]);
  const file = await readFile(await downloaded.path());
  const lines = list
    .filter(({ pay_cents: pay, static_id: id, marks }) => {
      const isOwn = id !== null && !marks.includes('shared_static');
      return pay !== '0' && isOwn;
    })
    .map(({ static_id: id, pay_cents: pay }) => `${id};${pay.slice(0, -2)};Зарплата`);
  expect(lines).toContain(`71${stamp};69505;Зарплата`);
  expect(file.equals(Buffer.from(['staticId;amount;comment', ...lines].join('\n')))).toBe(true);

  // Everybody is paid. One payout failed in the game, so it is owed again, and the wallet knows.
  await page.getByRole('button', { name: 'Mark all as paid' }).click();
  await expect(rowOf(page, boris)).toContainText('paid');
  await rowOf(page, boris)
    .getByRole('button', { name: `Actions: ${boris}` })
    .click();
  await page.getByRole('menuitem', { name: 'Take the payout back' }).click();
  await expect(page.getByRole('button', { name: 'Mark all as paid' })).toBeVisible();
  const wallet = async (user_id: string) =>
    people.command({
      guild_id: moretti,
      channel_id: MORETTI_CHANNELS.general,
      user_id,
      name: 'wallet',
      options: {},
    });
  expect(JSON.stringify((await wallet(borisId)).message)).toMatch(/Вам должны[^$]*\$\d\d\s\d{3}/);
  expect(JSON.stringify((await wallet(annaId)).message)).not.toContain('Вам должны');
});
