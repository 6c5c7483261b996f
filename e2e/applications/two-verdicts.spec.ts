import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { changeDatabase } from '../support/change-database.ts';
import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const base = `/guild/${GUILDS.moretti}`;

test(
  'whoever decides an application second is told the first verdict',
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
