import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { runCommand } from '../sandbox/support/run-command.ts';
import { WORDS } from '../sandbox/support/words.ts';
import { sandboxUrl } from './people.ts';
import { expect, test } from './test.ts';

const words = WORDS.ru;
const panel = `/guild/${GUILDS.moretti}`;
test.use({ locale: words.locale });

const rowOf = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject });

test(
  'a family asks in the panel and in Discord; the site admin answers, and the family sees it at once',
  { tag: '@any-width' },
  async ({ page, browser, signInAs, expectAccessible }) => {
    const subject = 'Не открывается капт';
    const desk = await browser.newPage();
    await signInAs(desk, 'site_admin', '/admin/support');
    await expect(desk.getByRole('link', { name: 'Поддержка' }).first()).toBeVisible();

    await test.step('the owner writes, and the ticket comes into the open queue', async () => {
      await signInAs(page, 'owner', `${panel}/support`);
      await page.getByRole('button', { name: 'Новое обращение' }).click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Тема').fill(subject);
      await form.getByLabel('Что случилось?').fill('Пишет, что прав нет.');
      await form.getByRole('button', { name: 'Отправить' }).click();
      await expect(page.getByRole('heading', { name: subject })).toBeVisible();
      await expectAccessible();
      await rowOf(desk, subject).getByRole('link').click();
      await expect(desk.getByText('Пишет, что прав нет.')).toBeVisible();
    });

    await test.step('the answer marks the menu and the list of the family, until it is read', async () => {
      await page.goto(`${panel}/support`);
      await expect(rowOf(page, subject).getByText('Ждёт поддержку')).toBeVisible();
      await desk.getByLabel('Сообщение').fill('Выдайте роли право на капты.');
      await desk.getByRole('button', { name: 'Отправить' }).click();
      await expect(rowOf(page, subject).getByText('Новый ответ')).toBeAttached();
      const menu = page.getByRole('link', { name: /^Поддержка/ }).first();
      const unread = async () => Number(/\d+/.exec(await menu.innerText())?.[0] ?? 0);
      const before = await unread();
      await rowOf(page, subject).getByRole('link').click();
      await expect(page.getByText('Выдайте роли право на капты.')).toBeVisible();
      await expect.poll(unread).toBe(before - 1);
      await desk.getByRole('button', { name: 'Закрыть обращение' }).click();
      await expect(page.getByText('Обращение закрыто.').first()).toBeVisible();
    });

    await test.step('/support in Discord lands in the same queue, and the answer comes as a direct message', async () => {
      const sandbox = sandboxUrl();
      const asked = 'Бот молчит';
      await desk.goto('/admin/support');
      await page.goto(`${sandbox}/channels/${GUILDS.moretti}/${MORETTI_CHANNELS.general}?as=${PEOPLE.owner}`);
      await runCommand(page, words, 'поддержка');
      const form = page.getByRole('dialog', { name: 'Вопрос в поддержку Famiglia' });
      await form.getByLabel('Тема').fill(asked);
      await form.getByLabel('Что случилось?').fill('Не отвечает на /мп.');
      await form.getByRole('button', { name: words.submit }).click();
      await expect(page.getByText('Обращение отправлено.').last()).toBeVisible();
      await rowOf(desk, asked).getByRole('link').click();
      await desk.getByLabel('Сообщение').fill('Перезапустили.');
      await desk.getByRole('button', { name: 'Отправить' }).click();
      await page.goto(`${sandbox}/channels/@me?as=${PEOPLE.owner}`);
      const dm = page.getByRole('log').getByRole('listitem').filter({ hasText: asked });
      await expect(dm.getByText('Перезапустили.')).toBeVisible();
      await desk.getByRole('button', { name: 'Закрыть обращение' }).click();
      await expect(desk.getByText('Обращение закрыто.')).toBeVisible();
    });
    await desk.close();
  },
);
