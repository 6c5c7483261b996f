import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { answerConsent } from '../support/consent.ts';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';
import { WORDS } from '../support/words.ts';

// What only a phone shows, such as its navigation, is part of these journeys.
test.use({ contrastOnPhone: true });

for (const [language, words] of Object.entries(WORDS)) {
  // Russian texts are longer, so they are tested at all widths.
  test.describe(`in ${language}`, { tag: language === 'en' ? '@any-width' : [] }, () => {
    test.use({ locale: words.locale });

    test('the owner signs in, sees the guilds, opens one and signs out', async ({
      page,
      expectAccessible,
    }) => {
      await page.goto('/login');
      await expectAccessible();
      await press(page.getByRole('button', { name: words.login }));
      await answerConsent(page, 'owner', 'allow');

      await page.waitForURL('/guilds');
      await expect(page.getByRole('heading', { name: words.servers, level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: /Moretti Family/ })).toBeVisible();
      await expect(page.getByRole('link', { name: words.invite })).toHaveAttribute('href', /guild_id=\d+/);
      await expectAccessible();

      await page.getByRole('link', { name: /Moretti Family/ }).click();
      await page.waitForURL(`/guild/${GUILDS.moretti}`);
      await expect(page.getByRole('heading', { name: words.overview, level: 1 })).toBeVisible();
      await expectAccessible();

      await page.goto(`/guild/${GUILDS.moretti}/users?search=owner`);
      await expect(page.getByRole('heading', { name: words.members, level: 1 })).toBeVisible();
      const found = page.getByRole('main').getByText('Alessandro_Moretti | 10001').filter({ visible: true });
      await expect(found.first()).toBeVisible();
      await expectAccessible();

      await page.getByRole('button', { name: words.account }).filter({ visible: true }).first().click();
      await page.getByRole('menuitem', { name: words.signOut }).click();
      await page.waitForURL('/login');
      expect(await page.evaluate(() => localStorage.getItem('auth-storage'))).not.toContain(
        '"isAuthenticated":true',
      );
      await page.goto('/guilds');
      await page.waitForURL(/\/login/);
    });

    test(
      'a person who denies consent sees a message and can try again',
      { tag: '@any-width' },
      async ({ page, expectAccessible }) => {
        await page.goto('/login');
        await press(page.getByRole('button', { name: words.login }));
        await answerConsent(page, 'member', 'deny');
        await page.waitForURL('/auth/error?reason=denied');
        await expect(page.getByRole('heading', { name: words.denied })).toBeVisible();
        await expectAccessible();
        await page.getByRole('link', { name: words.again }).click();
        await page.waitForURL('/login');
      },
    );
  });
}

test('the requested page opens after the sign-in', { tag: '@any-width' }, async ({ page }) => {
  const wanted = `/guild/${GUILDS.moretti}/users?search=owner`;
  await page.goto(wanted);
  await page.waitForURL(/\/login\?return_to=/);
  await press(page.getByRole('button', { name: /Discord/ }));
  await answerConsent(page, 'manager', 'allow');
  await page.waitForURL(wanted);
});

test(
  'a foreign address as the requested page leads to the home page',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/login?return_to=//evil.example/guilds');
    await press(page.getByRole('button', { name: /Discord/ }));
    await answerConsent(page, 'member', 'allow');
    await page.waitForURL('/guilds');
  },
);

test(
  'another person’s guild and a missing guild look the same',
  { tag: '@any-width' },
  async ({ page, signInAs }) => {
    await signInAs(page, 'outsider');
    const seen: string[] = [];
    for (const guildId of [GUILDS.moretti, '1234567890123456789']) {
      await page.goto(`/guild/${guildId}`);
      await expect(page.getByRole('main').getByRole('heading')).toBeVisible();
      seen.push(await page.getByRole('main').innerText());
    }
    expect(seen[0]).toBe(seen[1]);
  },
);

test('a signed-in visitor is redirected to the guilds', { tag: '@any-width' }, async ({ page, signInAs }) => {
  await signInAs(page, 'owner');
  await page.goto('/login');
  await page.waitForURL('/guilds');
});
