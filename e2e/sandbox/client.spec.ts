import { BRATVA_CHANNELS, GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { expectToFit } from '../public/support/expect-to-fit.ts';
import { sandboxUrl } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { runCommand } from './support/run-command.ts';
import { WORDS } from './support/words.ts';

const MEMBERS = [
  { language: 'ru', username: 'member' },
  { language: 'en', username: 'english_member' },
] as const;
/** Both widths run at the same time, so each changes its own server. */
const OWNERS = {
  wide: { as: PEOPLE.owner, room: `${GUILDS.moretti}/${MORETTI_CHANNELS.general}` },
  narrow: { as: PEOPLE.free_owner, room: `${GUILDS.bratva}/${BRATVA_CHANNELS.general}` },
};
const SHOT = { x: 0, y: 0, width: 48, height: 32 };

for (const { language, username } of MEMBERS) {
  const words = WORDS[language];

  // Russian texts are longer, so they are tested at all widths.
  test.describe(`a member, in ${language}`, { tag: language === 'en' ? '@any-width' : [] }, () => {
    test.use({ locale: words.locale });

    test('opens the client, runs /help by typing a slash, and posts an image', async ({
      page,
      isMobile,
      expectAccessible,
    }) => {
      await page.goto(sandboxUrl());
      await expect(page.getByRole('heading', { name: words.whoAreYou })).toBeVisible();
      await page.getByRole('link', { name: `@${username} ` }).click();
      const room = page.getByRole('heading', { level: 1 });
      await expect(room).toHaveText('общий');
      if (isMobile) await page.getByRole('button', { name: words.menu }).click();
      const navigation = page.getByRole('navigation', { name: words.navigation });
      await navigation.getByRole('link', { name: 'english' }).click();
      await expect(room).toHaveText('english');
      await expect(page.getByRole('complementary', { name: words.notDiscord })).toBeVisible();

      const log = page.getByRole('log', { name: words.messages });
      await runCommand(page, words, words.help);
      const answer = log.getByRole('listitem').filter({ hasText: words.helpIntro }).last();
      await expect(answer).toContainText(words.onlyYou);
      await expectAccessible();
      await expectToFit(page);

      const name = `gg-${language}-${isMobile ? 'narrow' : 'wide'}.png`;
      const picture = { name, mimeType: 'image/png', buffer: await page.screenshot({ clip: SHOT }) };
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: words.attach }).click();
      await (await chooser).setFiles(picture);
      await page.getByRole('button', { name: words.send }).click();
      const shown = log.getByRole('img', { name });
      await expect(shown).toHaveJSProperty('naturalWidth', SHOT.width);
      await page.reload();
      await expect(shown).toHaveJSProperty('naturalWidth', SHOT.width);
      await expectAccessible();
    });
  });
}

test.describe('the owner', () => {
  test.use({ locale: WORDS.ru.locale });

  test(
    'presses a button of /setup, submits its form, and sees the new value',
    { tag: '@any-width' },
    async ({ page, isMobile, expectAccessible }) => {
      const { as, room } = isMobile ? OWNERS.narrow : OWNERS.wide;
      await page.goto(`${sandboxUrl()}/channels/${room}?as=${as}`);
      await runCommand(page, WORDS.ru, WORDS.ru.setup);
      const setup = page.getByRole('log').getByRole('listitem').last();
      // The small family is new: it is asked first.
      if (isMobile) await setup.getByRole('button', { name: 'Все настройки' }).click();
      await setup.getByRole('button', { name: /^Раздел/ }).click();
      await page.getByRole('option', { name: /^Скрины/ }).click();

      await setup.getByRole('button', { name: 'За скрин с ГГ и ещё 4…' }).click();
      const form = page.getByRole('dialog', { name: 'Скрины' });
      const limit = form.getByLabel('Скринов с ГГ в день');
      const wanted = String(1 + Number(await limit.inputValue()));
      await limit.fill(wanted);
      await expectAccessible();
      await form.getByRole('button', { name: WORDS.ru.submit }).click();

      await expect(form).toBeHidden();
      await expect(setup).toContainText('Сохранено.');
      await expect(setup).toContainText(`Скринов с ГГ в день: ${wanted}`);
    },
  );
});

test.describe('the language', () => {
  test.use({ locale: WORDS.en.locale });

  test('is changed with one button and stays changed', { tag: '@any-width' }, async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(sandboxUrl());
    await expect(title).toHaveText(WORDS.en.whoAreYou);
    await page.getByRole('button', { name: 'Русский' }).click();
    await expect(title).toHaveText(WORDS.ru.whoAreYou);
    await page.reload();
    await expect(title).toHaveText(WORDS.ru.whoAreYou);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
});
