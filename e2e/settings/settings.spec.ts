import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { openSection } from './support/open-section.ts';
import { expect, test } from '../support/own-process.ts';

test.use({ locale: 'en-US' });

const home = `/guild/${GUILDS.moretti}/settings`;
const SECTIONS = [
  'General',
  'Channels',
  'Reputation and GG',
  'Rewards and sign-up',
  'Who makes the main list',
  'Gun game',
  'Joining',
  'Personnel',
  'Warnings',
  'Roles and permissions',
  'Panel users',
  'Subscription',
];

test(
  'the owner changes settings in two sections, saves once, and finds them after a reload',
  { tag: '@any-width' },
  async ({ page, signInAs, isMobile }) => {
    await signInAs(page, 'owner', `${home}/events`);
    const reward = page.getByRole('spinbutton', { name: 'Attendance reward Events' });
    const wanted = String(100 + Number(await reward.inputValue()));
    await reward.fill(wanted);

    await openSection(page, isMobile, 'Who makes the main list');
    const handle = page.getByRole('button', { name: 'Move: Role' });
    await handle.focus();
    await page.keyboard.press('ArrowDown');
    await expect(handle).toBeFocused();
    await expect(page.getByRole('list', { name: 'Who makes the main list' })).toHaveText(
      /Reputation.*Role.*Reliability/,
    );

    await openSection(page, isMobile, 'General');
    await page.waitForURL(`${home}/general`);
    await page.getByLabel('Reputation name').fill('Respect');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();

    await page.reload();
    await expect(page.getByLabel('Reputation name')).toHaveValue('Respect');
    await page.goto(`${home}/events`);
    await expect(reward).toHaveValue(wanted);
  },
);

// Needs a mouse, so it runs on a desktop only.
test('the criteria are dragged into another order', { tag: '@any-width' }, async ({ page, signInAs }) => {
  await signInAs(page, 'owner', `${home}/sorting`);
  const handle = page.getByRole('button', { name: 'Move: Sat out last time' });
  const first = page.getByRole('button', { name: /^Move:/ }).first();
  await handle.scrollIntoViewIfNeeded();
  await first.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await first.boundingBox()];
  if (!from || !to) throw new Error('the handles are not on the screen');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 40, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y + 5, { steps: 8 });
  await page.mouse.up();
  await expect(first).toHaveAccessibleName('Move: Sat out last time');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(first).not.toHaveAccessibleName('Move: Sat out last time');
});

test(
  'leaving with unsaved changes asks first, for links, Back and closing the tab',
  { tag: '@any-width' },
  async ({ page, signInAs, isMobile }) => {
    await signInAs(page, 'owner', `/guild/${GUILDS.moretti}`);
    if (isMobile) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
    } else {
      await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    }
    await page.waitForURL(`${home}/general`);
    await page.getByLabel('Reputation name').fill('Dollars');

    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Reputation name')).toHaveValue('Dollars');
    expect(page.url()).toContain(`${home}/general`);

    const asked = page.waitForEvent('dialog');
    const reloading = page.reload().catch(() => undefined);
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await reloading;
    await expect(page.getByLabel('Reputation name')).not.toHaveValue('Dollars');
  },
);

test('each link of the sections opens its own', { tag: '@any-width' }, async ({ page, signInAs }) => {
  await signInAs(page, 'owner', `${home}/general`);
  for (const section of SECTIONS) {
    await openSection(page, false, section);
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
  }
});
