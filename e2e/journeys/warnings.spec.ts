import { createSandboxClient } from '@famiglia/sandbox/client';
import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { expectToFit } from '../public/support/expect-to-fit.ts';
import { expect, test } from '../support/test.ts';

const list = `/guild/${GUILDS.moretti}/personnel/warnings`;
const people = createSandboxClient(process.env['SANDBOX_URL'] ?? '');

test.use({ locale: 'ru-RU' });

test(
  'a warning is given in the panel, told in Discord and lifted; an expired one stays in the list',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible }) => {
    const name = `warned_${test.info().project.name}_${test.info().retry}`;
    const { id: userId } = await people.createUser({ username: name, global_name: name });
    await people.member({ guild_id: GUILDS.moretti, user_id: userId, action: 'join' });
    const told = async () => (await people.dms(userId)).map(({ content }) => content).join('\n');

    await signInAs(page, 'owner', `/guild/${GUILDS.moretti}/users`);
    await expect(async () => {
      await page.goto(`/guild/${GUILDS.moretti}/users/${userId}`);
      await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 2000 });
    }).toPass();
    // What is still loading above would move the button away.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Предупредить' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Причина', { exact: true }).fill('Бросил пост');
    await form.getByRole('button', { name: 'Предупредить' }).click();
    await expect(page.getByText('Бросил пост').first()).toBeVisible();
    await expect.poll(told).toContain('Причина: Бросил пост');

    await page.goto(`${list}?user_id=${userId}`);
    await expect(page.getByText('Бросил пост')).toBeVisible();
    await expectAccessible();
    await expectToFit(page);
    await page.getByRole('button', { name: 'Снять предупреждение' }).click();
    await page.getByRole('dialog').getByLabel('Почему').fill('Разобрались');
    await page.getByRole('dialog').getByRole('button', { name: 'Снять' }).click();
    await expect(page.getByText(/^Снял .*Разобрались$/)).toBeVisible();
    await expect.poll(told).toContain('снято предупреждение');

    // One of the demo's has run out; what it was for stays.
    await page.goto(`${list}?state=expired`);
    await expect(page.getByText('Неявка без предупреждения').first()).toBeVisible();
  },
);
