import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { fiveMembers } from '../events/support/five-members.ts';
import { planInDiscord } from '../events/support/sign-up-message.ts';
import { expectToFit } from '../public/support/expect-to-fit.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US' });

test(
  'a plain member on a phone signs up, sees their place change as Discord does, and reads their own history',
  { tag: '@phone' },
  async ({ page, signInAs, expectAccessible }) => {
    const title = `Evening drop ${Date.now()}`;
    const { capo } = await fiveMembers();
    const discord = await planInDiscord({ title, slots: '1', start: 'через 3 часа' });

    await signInAs(page, 'member', `/guild/${GUILDS.moretti}`);
    // Who has no rights sees the cabinet, not a locked panel.
    await expect(page.getByRole('heading', { name: 'My cabinet', level: 1 })).toBeVisible();
    const card = page
      .getByRole('region', { name: 'Next events and capts' })
      .locator('> *')
      .filter({ hasText: title });
    await expect(card).toContainText('You are not on the list');
    await expectAccessible();
    await expectToFit(page);
    await page.evaluate(() => document.body.setAttribute('data-never-reloaded', ''));

    await card.getByRole('button', { name: 'Join' }).click();
    await expect(card).toContainText('Main list #1');
    await expect.poll(discord.text).toContain('Ryadovoy');

    // Somebody with a higher priority signs up in Discord.
    await discord.press('join', capo);
    await expect(card).toContainText(/Reserve #1 .{10,}/);
    await discord.press('leave', capo);
    await expect(card).toContainText('Main list #1');
    await expect(page.locator('body')).toHaveAttribute('data-never-reloaded', '');

    await page.getByRole('link', { name: 'Reputation', exact: true }).click();
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /[+−]\d/ })
        .first(),
    ).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: 'Top', exact: true }).click();
    await page.getByRole('link', { name: 'Voice', exact: true }).click();
    await page.getByRole('link', { name: 'All time', exact: true }).click();
    await expect(page.getByText('Whole hours in voice channels', { exact: false })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Top' }).getByRole('listitem').first()).toBeVisible();
    await expectToFit(page);

    // On the home screen of a phone it is an app with a name and icons.
    const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
    const { name, icons } = (await (await page.request.get(manifest ?? '')).json()) as {
      name: string;
      icons: { src: string; sizes: string }[];
    };
    expect(name).toBe('Famiglia');
    for (const { src } of icons) expect((await page.request.get(src)).ok()).toBe(true);
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  },
);
