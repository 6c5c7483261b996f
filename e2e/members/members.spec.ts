import { GUILDS, MORETTI_CHANNELS } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { expectToFit } from '../public/support/expect-to-fit.ts';
import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const users = `/guild/${GUILDS.moretti}/users`;

/** A new member, so that their reputation affects no other test. */
const nameOf = (name: string): string => `${name}_${test.info().project.name}`;

const newMember = async (name: string): Promise<string> => {
  const { id } = await people.createUser({ username: nameOf(name), global_name: nameOf(name) });
  await people.member({ guild_id: GUILDS.moretti, user_id: id, action: 'join' });
  return id;
};

const postScreenshot = async (page: Page, userId: string): Promise<string> => {
  const { id } = await people.postMessage({
    channel_id: MORETTI_CHANNELS.gg,
    user_id: userId,
    content: 'GG',
    files: [{ filename: 'gg.png', bytes: await page.screenshot() }],
  });
  return id;
};

test.use({ locale: 'ru-RU' });

test(
  'a screenshot posted in Discord is credited there and appears on the member’s profile',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible }) => {
    const member = await newMember('shooter');
    await expect(async () => {
      await signInAs(page, 'owner', `${users}/${member}/participation`);
      await expect(page.getByText('Пока ни МП, ни каптов, ни скринов')).toBeVisible();
    }).toPass();

    const posted = await postScreenshot(page, member);
    await expect
      .poll(async () => {
        const messages = await people.messages(MORETTI_CHANNELS.gg);
        return messages.find((message) => message.message_reference?.message_id === posted)?.content;
      })
      .toMatch(/^Засчитано: 1 скрин, \+\d+\./);

    const tile = page.getByRole('button', { name: /^Скрин: shooter.*одобрен/ });
    await expect(tile).toBeVisible();
    await expectAccessible();
    await expectToFit(page);
    await page.getByRole('link', { name: 'Обзор' }).last().click();
    await expect(page.getByRole('listitem').filter({ hasText: /^\+\d+скрин с ГГ/ })).toBeVisible();
    await expectAccessible();
    await expectToFit(page);
    await page.goBack();

    await tile.click();
    const stage = page.getByRole('dialog', { name: 'Скрины' });
    await expect(stage.getByRole('img').first()).not.toHaveJSProperty('naturalWidth', 0);
    await expect(stage.getByText('одобрен', { exact: true })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Escape');
    await expect(stage).toBeHidden();
  },
);

test('the overview and the personnel page count the same people as inactive @any-width', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, 'owner', `/guild/${GUILDS.moretti}/personnel/inactive`);
  // Other tests may bring somebody back between the two.
  await expect(async () => {
    await page.goto(`/guild/${GUILDS.moretti}/personnel/inactive`);
    const tab = page.getByRole('link', { name: /^Неактивные\s*\d+$/ });
    const listed = /\d+/.exec((await tab.textContent()) ?? '')?.[0];
    await expect(page.getByText(/Активен тот, кто за 14 дней/)).toBeVisible();
    await page.goto(`/guild/${GUILDS.moretti}`);
    await expect(page.getByText(new RegExp(`больше 14 дней не видно ${listed}(?!\\d)`))).toBeVisible({
      timeout: 5000,
    });
    expect(Number(listed)).toBeGreaterThan(0);
  }).toPass();
});

test(
  'the reputation of many members is changed with a reason, and undone for all of them',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible }) => {
    const first = await newMember('bulk_a');
    await newMember('bulk_b');
    await signInAs(page, 'owner', `${users}?search=bulk_`);
    const row = (name: string) => page.getByRole('row').filter({ hasText: nameOf(name) });
    await row('bulk_a').getByRole('checkbox').check();
    await row('bulk_b').getByRole('checkbox').check();
    await expectAccessible();
    await page.getByRole('button', { name: 'Изменить репутацию' }).click();
    await page.getByRole('button', { name: '25', exact: true }).click();
    await page.getByLabel('Причина').fill('Помогли на дропе');
    await page.getByRole('button', { name: '+25 каждому' }).click();
    await expect(row('bulk_a').getByRole('cell', { name: '25', exact: true })).toBeVisible();
    await expect(row('bulk_b').getByRole('cell', { name: '25', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Отменить', exact: true }).click();
    await expect(page.getByText('Отменено у 2 участников')).toBeVisible();

    await page.getByRole('link', { name: nameOf('bulk_a') }).click();
    await expect(page).toHaveURL(new RegExp(`${users}/${first}$`));
    const change = page.getByRole('listitem').filter({ hasText: 'Помогли на дропе' });
    await expect(change.filter({ hasText: 'отменено' })).toHaveCount(1);
    await expect(page.getByRole('listitem').filter({ hasText: /^−25/ })).toBeVisible();
  },
);

test(
  'a filter that was never opened is chosen with the keyboard, which then stays on it',
  { tag: '@any-width' },
  async ({ page, signInAs }) => {
    await signInAs(page, 'owner', users);
    const filter = page.getByRole('combobox', { name: 'На сервере' });
    await filter.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/status=left/);
    await expect(filter).toBeFocused();
  },
);
