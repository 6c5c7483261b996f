import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { shiftProblems, watchShifts } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';

const guild = `/guild/${GUILDS.moretti}`;

test.use({ locale: 'ru-RU', viewport: { width: 360, height: 900 } });

for (const path of ['/events?new', '/capts?new']) {
  test(`a form that is opened by its address (${path}) appears once it is known where the bot posts, and then stands @any-width`, async ({
    page,
    signInAs,
  }) => {
    await watchShifts(page);
    await signInAs(page, 'owner', '/account');
    let answer: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/posting', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/posting');
    await page.goto(guild + path);
    await asked;
    answer?.();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('в #');
    expect(await shiftProblems(page)).toEqual([]);
  });
}
