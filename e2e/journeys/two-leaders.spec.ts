import { createSandboxClient } from '@famiglia/sandbox/client';
import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { changeDatabase } from '../support/change-database.ts';
import { expect, test } from '../support/test.ts';

const base = `/guild/${GUILDS.moretti}`;
const people = createSandboxClient(process.env['SANDBOX_URL'] ?? '');

/** Creates an event with one person on its list; returns its address. */
const create = async (page: Page, title: string): Promise<string> => {
  await page.getByLabel('Name').fill(title);
  await page.getByLabel('Main list slots').fill('5');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign someone up' });
  await dialog
    .getByRole('button', { name: /^Sign up: / })
    .first()
    .click();
  await expect(dialog.getByText('on the list')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  return new URL(page.url()).pathname;
};

/** What is created on this page begins at once. */
const beginAtOnce = async (page: Page): Promise<void> => {
  await page.route('**/api/events/*', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    const soon = new Date(Date.now() + 1500).toISOString();
    const body = { ...(request.postDataJSON() as object), starts_at: soon, cutoff_minutes: null };
    return route.fallback({ postData: JSON.stringify(body) });
  });
};

test(
  'an older attendance sheet overwrites nothing, keeps its marks and says who was faster',
  { tag: '@any-width' },
  async ({ page, browser, signInAs, expectAccessible }) => {
    const title = `Two sheets ${Date.now()}`;
    await signInAs(page, 'owner', `${base}/events?new=`);
    await beginAtOnce(page);
    const address = await create(page, title);

    const other = await (await browser.newContext()).newPage();
    await signInAs(other, 'manager', address);
    await other.getByRole('button', { name: 'Mark attendance' }).click();
    await expect(other.getByText('1 person attended')).toBeVisible();

    // The owner marks nobody while the other sheet is open with everybody.
    await page.getByRole('button', { name: 'Mark attendance' }).click();
    await page.getByRole('button', { name: 'Nobody' }).click();
    await page.getByRole('button', { name: 'Finish event' }).click();
    await expect(page.getByText(/0 attended/).first()).toBeVisible();

    await other.getByRole('button', { name: /Finish event|Correct attendance/ }).click();
    await expect(other.getByText('Someone else changed this while you were editing')).toBeVisible();
    await expect(other.getByText(`Event finished: ${title}, 0 attended`)).toBeVisible();
    await expect(other.getByText('1 person attended')).toBeVisible();
    await expect(other.getByRole('checkbox').first()).toBeChecked();
    await expect(page.getByText(/0 attended/).first()).toBeVisible();

    // Knowing that, the other leader decides; the first one sees it at once.
    await other.getByRole('button', { name: 'Overwrite with mine' }).click();
    await expect(page.getByText(/1 attended/).first()).toBeVisible();
    await expectAccessible();
    await other.context().close();
  },
);

test(
  'an older edit of an event keeps what was typed beside what somebody else saved',
  { tag: '@any-width' },
  async ({ page, browser, signInAs }) => {
    const title = `Two edits ${Date.now()}`;
    await signInAs(page, 'owner', `${base}/events?new=`);
    const address = await create(page, title);
    const other = await (await browser.newContext()).newPage();
    await signInAs(other, 'manager', address);
    await other.getByRole('button', { name: 'Edit', exact: true }).click();
    const theirs = other.getByRole('dialog', { name: 'Edit event' });
    await theirs.getByLabel('Description').fill('Bring water');

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const mine = page.getByRole('dialog', { name: 'Edit event' });
    await mine.getByLabel('Name').fill(`${title} late`);
    await mine.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: `${title} late`, level: 1 })).toBeVisible();

    await theirs.getByRole('button', { name: 'Save' }).click();
    await expect(theirs.getByText(/Event edited/)).toBeVisible();
    await expect(theirs.getByText(`${title} late`).first()).toBeVisible();
    await expect(theirs.getByLabel('Description')).toHaveValue('Bring water');
    await theirs.getByRole('button', { name: 'Use theirs' }).click();
    await expect(theirs.getByLabel('Name')).toHaveValue(`${title} late`);
    await other.context().close();
  },
);

test(
  'of two verdicts on one application the second reads what the first one was',
  { tag: '@any-width' },
  async ({ page, browser, signInAs }) => {
    const name = `candidate_two_${Date.now() % 1_000_000}`;
    const { id: userId } = await people.createUser({ username: name, global_name: name });
    await people.member({ guild_id: GUILDS.moretti, user_id: userId, action: 'join' });
    await expect(async () => {
      const added = await changeDatabase(
        `insert into applications (guild_id, form_id, user_id, status, answers, changed_at, submitted_at)
       select guild_id, id, $2::bigint, 'submitted', '[]', now(), now() from application_forms
       where guild_id = $1::bigint and deleted_at is null order by created_at limit 1`,
        [GUILDS.moretti, userId],
      );
      expect(added).toBe(1);
    }).toPass();

    const open = async (leader: Page, person: 'owner' | 'manager') => {
      await signInAs(leader, person, `${base}/applications`);
      await leader.goto(`${base}/applications?search=${name}`);
      await leader.getByRole('link', { name: new RegExp(name) }).click();
      await expect(leader.getByRole('heading', { level: 1 })).toContainText(name);
    };
    await open(page, 'owner');
    const other = await (await browser.newContext()).newPage();
    await open(other, 'manager');
    await other.getByRole('button', { name: /^Decline/ }).click();
    const verdict = other.getByRole('dialog');
    await verdict.getByLabel('In your own words').fill('Too young');

    await page.getByRole('button', { name: /^Accept/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Accepted');

    await verdict.getByRole('button', { name: 'Decline' }).click();
    await expect(verdict.getByText('Someone has already acted on this application')).toBeVisible();
    await expect(verdict.getByText(`${name} accepted`)).toBeVisible();
    await expect(verdict.getByLabel('In your own words')).toHaveValue('Too young');
    await other.context().close();
  },
);
