import { GUILDS, MORETTI_CHANNELS, MORETTI_ROLES } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { expectToFit } from '../public/support/expect-to-fit.ts';
import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const base = `/guild/${GUILDS.moretti}/applications`;

const customIdOf = (message: SandboxMessage, action: string): string =>
  new RegExp(`"custom_id":"(applications:${action}[^"]*)"`).exec(JSON.stringify(message.components))?.[1] ??
  '';

test.use({ locale: 'ru-RU' });

test(
  'from the posted button to a member with roles and a nickname',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible }) => {
    const name = `candidate_${test.info().project.name}`;
    const formName = `Анкета ${name}`;
    const staticId = String(Date.now() % 10_000_000_000);
    const { id: userId } = await people.createUser({ username: name, global_name: name });
    await people.member({ guild_id: GUILDS.moretti, user_id: userId, action: 'join' });

    // A leader makes the form; the bot posts its button.
    await signInAs(page, 'owner', `${base}/forms/new`);
    await page.getByLabel('Название').fill(formName);
    await page.getByRole('button', { name: 'Принимать заявки' }).click();
    await page.getByRole('combobox', { name: 'Канал с кнопкой' }).click();
    await page
      .getByRole('option', { name: /общий|general/ })
      .first()
      .click();
    await page
      .getByRole('group', { name: 'Какие роли выдать принятому' })
      .getByRole('button', { name: 'Новичок' })
      .click();
    await expectAccessible();
    await expectToFit(page);
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('link', { name: formName })).toBeVisible();

    // The candidate presses it, fills in the form and sends it.
    let post: SandboxMessage | undefined;
    await expect(async () => {
      const messages = await people.messages(MORETTI_CHANNELS.general, { limit: 200 });
      post = messages.findLast((message) => message.embeds[0]?.title === formName);
      expect(post).toBeDefined();
    }).toPass();
    const opened = await people.click({
      message_id: post?.id ?? '',
      custom_id: customIdOf(post as SandboxMessage, 'begin'),
      user_id: userId,
    });
    const { message: draft } = await people.submitModal({
      interaction_id: opened.interaction_id,
      user_id: userId,
      fields: { nick: 'Marco_Bianchi', static: staticId, age: '21', about: 'Каждый вечер после восьми' },
    });
    await people.click({
      message_id: draft?.id ?? '',
      custom_id: customIdOf(draft as SandboxMessage, 'send'),
      user_id: userId,
    });

    // It appears in the queue by itself; taken and accepted with the keyboard.
    await page.goto(`${base}?search=${name}`);
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await expect(page.getByText('Каждый вечер после восьми')).toBeVisible();
    await expectAccessible();
    await expectToFit(page);
    await page.keyboard.press('t');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('На рассмотрении');
    await page.keyboard.press('a');
    await page.getByRole('dialog').getByRole('button', { name: 'Принять' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Принята');

    await expect
      .poll(async () => {
        const { guilds } = await people.world();
        const members = guilds.find(({ id }) => id === GUILDS.moretti)?.members ?? [];
        const { nick, roles = [] } = members.find((member) => member.user_id === userId) ?? {};
        return { nick, newcomer: roles.includes(MORETTI_ROLES.newcomer) };
      })
      .toEqual({ nick: `Marco_Bianchi | ${staticId}`, newcomer: true });
  },
);
