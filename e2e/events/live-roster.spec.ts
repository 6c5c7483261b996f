import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { expectToFit } from '../public/support/expect-to-fit.ts';
import { expect, test } from '../support/test.ts';
import { fiveMembers } from './support/five-members.ts';
import { planInDiscord } from './support/sign-up-message.ts';

test.use({ locale: 'en-US' });

const events = `/guild/${GUILDS.moretti}/events`;
const rowIds = async (page: Page, list: string) =>
  page
    .getByRole('list', { name: list })
    .locator('[data-row]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')));

test(
  'an event created in Discord fills in the panel as people click, and closing it there closes it in Discord',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible }, { project }) => {
    const title = `Factory war ${project.name} ${Date.now()}`;
    const { soldiers, capo } = await fiveMembers();

    await signInAs(page, 'owner', `${events}?status=open`);
    await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible();
    const discord = await planInDiscord({ title, slots: '3' });
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('Nobody has signed up yet')).toBeVisible();
    await page.evaluate(() => document.body.setAttribute('data-never-reloaded', ''));

    for (const soldier of soldiers) await discord.press('join', soldier);
    await expect.poll(() => rowIds(page, 'Reserve')).toHaveLength(1);
    expect(await rowIds(page, 'Main list')).toHaveLength(3);

    await discord.press('join', capo);
    await expect.poll(async () => (await rowIds(page, 'Main list'))[0]).toBe(capo);
    await expect.poll(() => rowIds(page, 'Reserve')).toHaveLength(2);
    await expect(page.getByText(/reserve below: /).first()).toBeVisible();
    await expectAccessible();
    await expectToFit(page);

    const [, leaver] = await rowIds(page, 'Main list');
    await Promise.all([
      discord.press('leave', leaver ?? ''),
      // It is highlighted for a few seconds only.
      expect(page.getByText(/up from the reserve/)).toBeVisible(),
    ]);
    await expect.poll(() => rowIds(page, 'Reserve')).toHaveLength(1);

    await page.getByRole('button', { name: 'Close sign-up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close sign-up' }).click();
    await expect(page.getByText(/The list is frozen/)).toBeVisible();
    await expect.poll(discord.buttons).toEqual(['leave', 'why', 'manage']);
    await expect.poll(discord.text).toContain('состав заморожен');
    await expect(page.locator('body')).toHaveAttribute('data-never-reloaded', '');
  },
);

test(
  'a leader creates an event, pins, marks attendance, pays, corrects and undoes it, all in the panel',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible }, { project }) => {
    const title = `Night drop ${project.name} ${Date.now()}`;
    // It begins at once, so that its end need not be waited for.
    await page.route('**/api/events/*', async (route, request) => {
      if (request.method() !== 'POST') return route.fallback();
      const soon = new Date(Date.now() + 1500).toISOString();
      const body = { ...(request.postDataJSON() as object), starts_at: soon, cutoff_minutes: null };
      return route.fallback({ postData: JSON.stringify(body) });
    });
    await signInAs(page, 'owner', `${events}?new=`);
    await page.getByLabel('Name').fill(title);
    await page.getByLabel('Main list spots').fill('1');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();

    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign someone up' });
    for (let listed = 1; listed <= 2; listed += 1) {
      await dialog
        .getByRole('button', { name: /^Sign up: / })
        .first()
        .click();
      await expect(dialog.getByText('on the list')).toHaveCount(listed);
    }
    await dialog.getByRole('button', { name: 'Close' }).click();

    // The start adds a button and moves what stands below it.
    await expect(page.getByRole('button', { name: 'Mark attendance' })).toBeVisible();

    const [waiting = ''] = await rowIds(page, 'Reserve');
    const handle = page.locator(`[data-row="${waiting}"]`).getByRole('button', { name: /^Move / });
    // Waits until nothing moves; the goal is measured only then.
    await handle.hover();
    await page.mouse.down();
    const goal = await page.getByRole('list', { name: 'Main list' }).boundingBox();
    if (!goal) throw new Error('the roster is not on the screen');
    await page.mouse.move(goal.x + 120, goal.y + 20, { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => rowIds(page, 'Main list')).toEqual([waiting]);
    await expect(page.getByText('pinned by a leader')).toBeVisible();

    await page.getByRole('button', { name: 'Close sign-up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close sign-up' }).click();
    await page.getByRole('button', { name: 'Mark attendance' }).click();
    await page.getByRole('button', { name: 'Whole main list' }).click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Finish event' }).click();
    await expect(page.getByText('+15 each, paid to 1 person')).toBeVisible();
    await expect(page.getByText(/1 attended/)).toBeVisible();

    await page.getByRole('button', { name: 'Correct attendance' }).click();
    await page.getByRole('checkbox').first().uncheck();
    await page.getByRole('button', { name: /^excused: / }).click();
    await page.getByRole('button', { name: 'Correct attendance' }).click();
    await expect(page.getByText(/0 attended, 1 excused/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo result' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo result' }).click();
    await expect(page.getByRole('button', { name: 'Mark attendance' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reopen sign-up' })).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Events', exact: true }).click();
    await page.getByRole('link', { name: 'Calendar' }).click();
    await expect(page.getByRole('button', { name: 'Today' })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible();
    await expectToFit(page);
  },
);
