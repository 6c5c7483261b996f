import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility.ts';
import { shiftProblems, watchShifts } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';
import { crowdedRows } from './crowded-rows.ts';
import { openScreen, SCREENS } from './screens.ts';

const guild = `/guild/${GUILDS.moretti}`;
/** A list that was closed may stay in the page. */
const POPUP =
  ':is([role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]):not([data-closed])';

/** Forms that stand in a dialog have an address of their own. */
const DIALOGS = ['/events?new', '/capts?new', '/events/series?new'].map((path) => guild + path);
const ALL = [...SCREENS, ['forms in dialogs', 'owner', DIALOGS] as const];

// A picture of a link that failed to load is no concern of this test.
test.use({ locale: 'en-US', consoleStaysQuiet: false });

const violationsOf = async (page: Page, within?: string): Promise<string[]> =>
  (await accessibilityProblems(page, within === undefined ? {} : { within })).flatMap(({ id, where }) =>
    where.slice(0, 3).map((html) => `${id}: ${html.slice(0, 200)}`),
  );

/** Opens every fold and selects the first row, where there are any. */
const unfold = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  const box = page.locator('main :is(tbody tr, li) input[type="checkbox"]').first();
  if (await box.isVisible()) await box.check();
};

/**
 * Numbers what a press opens: a menu, a list or a dialog, one of each look, because rows have the same menus. The menus of the
 * frame are the same on every screen, so they are opened on the first one.
 */
const markOpeners = async (page: Page, { frame }: { frame: boolean }): Promise<number> =>
  page.evaluate((withFrame) => {
    const seen = new Set<string>();
    const whole = withFrame ? document : (document.querySelector('main') ?? document);
    // Behind a dialog nothing can be pressed.
    const root = document.querySelector('[role="dialog"]') ?? whole;
    const openers = [
      ...root.querySelectorAll<HTMLElement>('[aria-haspopup]:not([aria-haspopup="false"], input)'),
    ];
    for (const opener of openers) {
      const look = `${opener.getAttribute('aria-haspopup')} ${opener.className}`;
      const isDead = opener.matches(':disabled, [aria-expanded="true"]') || !opener.checkVisibility();
      if (isDead || seen.has(look)) continue;
      opener.dataset['opener'] = String(seen.size);
      seen.add(look);
    }
    return seen.size;
  }, frame);

for (const [title, person, screens] of ALL) {
  test(`@any-width ${title}: calm, accessible with everything open, and at most two tab stops a row`, async ({
    page,
    signInAs,
  }) => {
    test.setTimeout(300_000);
    await watchShifts(page);
    await signInAs(page, person, screens[0] ?? '/guilds');
    const problems: Record<string, string[]> = {};
    for (const screen of screens) {
      await openScreen(page, screen);
      const calm = [...(await shiftProblems(page)), ...(await crowdedRows(page))];
      await unfold(page);
      const found = [...calm, ...(await violationsOf(page))];
      const openers = await markOpeners(page, { frame: screen === screens[0] });
      for (let number = 0; number < openers; number += 1) {
        await page.locator(`[data-opener="${number}"]`).first().click();
        await expect(page.locator(`${POPUP}:visible`).last()).toBeVisible();
        found.push(...(await violationsOf(page, POPUP)));
        await page.keyboard.press('Escape');
      }
      if (found.length > 0) problems[screen] = [...new Set(found)];
    }
    expect(problems).toEqual({});
  });
}
