import { GUILDS, MORETTI_CHANNELS } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { expectToFit } from '../public/support/expect-to-fit.ts';
import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const desk = `/guild/${GUILDS.moretti}/gungame`;

/** A new member, so that verdicts on their screenshots affect no other test. */
const newPlayer = async (): Promise<{ id: string; name: string }> => {
  const name = `gunner_${test.info().project.name}`;
  const { id } = await people.createUser({ username: name, global_name: name });
  await people.member({ guild_id: GUILDS.moretti, user_id: id, action: 'join' });
  return { id, name };
};

/** Each image is different: a look-alike would be shown beside the earlier one. */
const postScreenshots = async (page: Page, userId: string, count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) {
    await page.setContent(
      `<body style="margin:0;background:linear-gradient(${index * 67}deg,#${index}a2f55,#e${index}9${index}30 ${20 + index * 17}%,#10131a)">
        <div style="position:absolute;left:${index * 23}%;top:${index * 19}%;width:40%;height:30%;background:#f${index}f2e0"></div>`,
    );
    await people.postMessage({
      channel_id: MORETTI_CHANNELS.gungame,
      user_id: userId,
      files: [{ filename: `${index}.png`, bytes: await page.screenshot() }],
    });
  }
};

/** The large screenshot. */
const picture = (where: Page) => where.locator('main img[src*="/api/files/"]').first().getAttribute('src');

/** The demo's own screenshots come first: other tests at the desk use those. */
const untilQueued = async (page: Page): Promise<void> =>
  expect(page.getByRole('link', { name: /^Ожидают 1\d/ })).toBeVisible({ timeout: 90_000 });

test.use({ locale: 'ru-RU', contrastOnPhone: true });

// A phone has no keyboard.
test(
  'screenshots from Discord are judged with the keyboard alone, and the member is notified',
  { tag: '@any-width' },
  async ({ page, browser, signInAs, expectAccessible }) => {
    const { id, name } = await newPlayer();
    const elsewhere = await (await browser.newContext()).newPage();
    await signInAs(page, 'moderator', desk);
    await untilQueued(page);
    await postScreenshots(elsewhere, id, 3);
    const strip = page.getByRole('list', { name: 'Все скрины' });
    const mine = strip.getByRole('button', { name: new RegExp(name) });
    await expect(mine).toHaveCount(3);

    // To the end of the queue, where the newest ones are.
    const current = strip.locator('[aria-current=true]');
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(current).toHaveAttribute('aria-label', new RegExp(name), { timeout: 200 });
    }).toPass({ intervals: [0] });
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('a');
    await page.keyboard.press('Digit2');
    await page.keyboard.press('r');
    // Two notices, whichever comes first.
    const told = async () => (await people.dms(id)).map(({ content }) => content).join();
    await expect.poll(told).toMatch(/одобрено 1 скрин, \+\d+/);
    await expect.poll(told).toMatch(/отклонено 1 скрин[\s\S]*Причина: Чужой ник/);
    await page.keyboard.press('z');
    await expect.poll(told).toContain('решение отменено');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Горячие клавиши' })).toBeVisible();
    await page.keyboard.press('Escape');
    await elsewhere.close();
  },
);

test(
  'two moderators are never shown the same screenshot, and each sees where the other is',
  { tag: '@any-width' },
  async ({ page, browser, signInAs }) => {
    const other = await (await browser.newContext({ locale: 'ru-RU' })).newPage();
    await Promise.all([signInAs(page, 'owner', desk), signInAs(other, 'panel_user', desk)]);
    await untilQueued(page);
    await expect(page.getByText(/^смотрит /).first()).toBeVisible();
    await expect(other.getByText(/^смотрит /).first()).toBeVisible();
    expect(await picture(page)).not.toBe(await picture(other));
    await other.close();
  },
);

test(
  'a phone judges with one thumb',
  { tag: '@phone' },
  async ({ page, browser, signInAs, expectAccessible }) => {
    const { id, name } = await newPlayer();
    const elsewhere = await (await browser.newContext()).newPage();
    await signInAs(page, 'manager', desk);
    await postScreenshots(elsewhere, id, 1);
    await page
      .getByRole('list', { name: 'Все скрины' })
      .getByRole('button', { name: new RegExp(name) })
      .click();
    await expect(page.getByRole('link', { name })).toBeVisible();
    await expectToFit(page);
    await expectAccessible();
    // The reasons come as a sheet, and picking one rejects.
    await expect(page.getByRole('button', { name: 'Обрезан' })).toBeHidden();
    await page.getByRole('button', { name: 'Отклонить' }).click();
    await expectAccessible();
    await page.getByRole('button', { name: 'Обрезан' }).click();
    await expect
      .poll(async () => (await people.dms(id)).map(({ content }) => content).join())
      .toContain('Причина: Обрезан');
    await page.goto(`${desk}?view=stats`);
    await expect(page.getByRole('heading', { name: /Модераторы/ })).toBeVisible();
    await expectToFit(page);
    await elsewhere.close();
  },
);
