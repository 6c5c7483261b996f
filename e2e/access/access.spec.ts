import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { expect, test } from '../support/own-process.ts';

test.use({ locale: 'en-US' });

const settings = `/guild/${GUILDS.moretti}/settings`;

test(
  'a moderator sees no settings, and a link to the roles opens nothing',
  { tag: '@any-width' },
  async ({ page, signInAs }) => {
    await signInAs(page, 'moderator', `/guild/${GUILDS.moretti}`);
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
    await page.goto(`${settings}/roles`);
    await expect(page.getByText('You do not have access to this section')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  },
);

// The list of a desktop; on a phone the roles are a select.
test(
  'a permission granted to a role opens the section to its holders',
  { tag: '@any-width' },
  async ({ browser, page, signInAs }) => {
    await signInAs(page, 'owner', `${settings}/roles`);
    const role = page.getByRole('radio', { name: /^Модератор,/ });
    await role.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('heading', { level: 3, name: 'Модератор' })).toBeVisible();
    const right = page.getByRole('switch', { name: 'Change settings' });
    await right.focus();
    await page.keyboard.press('Space');
    await expect(right).toBeChecked();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();

    const moderator = await browser.newPage({ locale: 'en-US' });
    await signInAs(moderator, 'moderator', `${settings}/general`);
    await expect(moderator.getByRole('link', { name: 'Channels' })).toBeVisible();
    await expect(moderator.getByRole('link', { name: 'Roles and permissions' })).toHaveCount(0);
    await moderator.close();

    await right.uncheck();
    await page.getByRole('button', { name: /^Save/ }).click();
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
  },
);

test(
  'a person is found, added to the panel, removed, and added again by undo',
  { tag: '@any-width' },
  async ({ page, signInAs }) => {
    await signInAs(page, 'owner', `${settings}/panel-users`);
    const list = page.getByRole('list', { name: 'Panel users' });
    await page.getByLabel('Member', { exact: true }).fill(PEOPLE.member);
    await page.getByRole('option').click();
    await page.getByRole('button', { name: 'Give access' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);

    await list
      .getByRole('button', { name: /^Remove panel access/ })
      .last()
      .click();
    await expect(list.getByText(/Panel access removed/)).toBeVisible();
    await list.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('button', { name: /^Remove panel access/ })).toHaveCount(2);

    await list
      .getByRole('button', { name: /^Remove panel access/ })
      .last()
      .click();
    await expect(list.getByRole('button', { name: /^Remove panel access/ })).toHaveCount(1);
  },
);
