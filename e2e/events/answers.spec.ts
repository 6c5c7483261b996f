import { GUILDS, MORETTI_CHANNELS } from '@famiglia/sandbox/demo-ids';
import { people, sandboxUrl } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { fiveMembers } from './support/five-members.ts';
import { planInDiscord } from './support/sign-up-message.ts';

test.use({ locale: 'en-US' });

test(
  'a leader asks for more answers, a member gives one in Discord, the panel shows it live and pings the silent once',
  { tag: '@any-width' },
  async ({ page, browser, isMobile, signInAs, expectAccessible }, { project }) => {
    const title = `Who comes ${project.name} ${Date.now()}`;
    const [unsure = '', late = '', silent = ''] = (await fiveMembers()).soldiers;
    const discord = await planInDiscord({ title, slots: '3' });
    const mentions = async () =>
      (await people.messages(MORETTI_CHANNELS.events, { limit: 200 }))
        .map(({ content }) => content)
        .filter((content) => content.includes(title) && content.includes('ответа от вас ещё нет'))
        .join(' ');

    await test.step('the switch is in the fold of the form', async () => {
      await signInAs(page, 'owner', `/guild/${GUILDS.moretti}/events?status=open`);
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      if (isMobile) await page.getByRole('button', { name: 'More', exact: true }).first().click();
      await page.getByRole(isMobile ? 'menuitem' : 'button', { name: 'Edit', exact: true }).click();
      const form = page.getByRole('dialog', { name: 'Edit event' });
      await form.getByText('More', { exact: true }).click();
      await form.getByRole('combobox', { name: 'More answers' }).click();
      await page.getByRole('option', { name: 'Offer them' }).click();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();
      await expect.poll(discord.buttons).toContain('maybe');
    });

    await test.step('a member answers under the message', async () => {
      const context = await browser.newContext({ locale: 'ru-RU' });
      const member = await context.newPage();
      await member.goto(`${sandboxUrl()}/channels/${GUILDS.moretti}/${MORETTI_CHANNELS.events}?as=${unsure}`);
      const message = member.getByRole('log').getByRole('listitem').filter({ hasText: title }).first();
      await message.getByRole('button', { name: 'Под вопросом' }).click();
      await expect(member.getByText('Отмечено: под вопросом.')).toBeVisible();
      await expect(message.getByText(/Под вопросом 1:/)).toBeVisible();
      await context.close();
    });

    await test.step('the panel shows it without a reload, and who has not answered', async () => {
      await expect(page.getByText('Maybe 1').first()).toBeVisible();
      await discord.press('late', late);
      await expect(page.getByText('Late 1 · Maybe 1')).toBeVisible();
      await page.getByText('Who has not answered').click();
      await expect(page.getByRole('button', { name: 'Ping them' })).toBeVisible();
      await expectAccessible();
    });

    await test.step('they are pinged once', async () => {
      await page.getByRole('button', { name: 'Ping them' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ping those who have not answered?' });
      await dialog.getByRole('button', { name: 'Ping them' }).click();
      await expect(page.getByText(/^Pinged /)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Ping them' })).toHaveCount(0);
      await expect.poll(mentions).toContain(`<@${silent}>`);
      const called = await mentions();
      expect(called).not.toContain(`<@${unsure}>`);
      expect(called).not.toContain(`<@${late}>`);
    });
  },
);
