// oxlint-disable unicorn/consistent-function-scoping -- the functions run in the page, which has none of ours
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility.ts';

/** A list that was closed may stay in the page. */
const POPUP =
  ':is([role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]):not([data-closed])';

/**
 * What the rules of axe find with every fold open and the first row selected, and then in each menu, list and dialog that a press
 * opens. The menus of the frame are the same on every screen, so they are opened `withFrame` only.
 */
export const openedProblems = async (
  page: Page,
  { withFrame }: { withFrame: boolean },
): Promise<string[]> => {
  const fold = await unfold(page);
  const found = await violationsOf(page);
  const openers = await markOpeners(page, { withFrame });
  for (let number = 0; number < openers; number += 1) {
    await page.locator(`[data-opener="${number}"]`).first().click();
    await expect(page.locator(`${POPUP}:visible`).last()).toBeVisible();
    found.push(...(await violationsOf(page, POPUP)));
    await page.keyboard.press('Escape');
  }
  await fold();
  return [...new Set(found)];
};

const violationsOf = async (page: Page, within?: string): Promise<string[]> =>
  (await accessibilityProblems(page, within === undefined ? {} : { within })).flatMap(({ id, where }) =>
    where.slice(0, 3).map((html) => `${id}: ${html.slice(0, 200)}`),
  );

/** Returns what takes the selection back: a form with changes would ask before another screen opens. */
const unfold = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  const box = page.locator('main :is(tbody tr, li) input[type="checkbox"]').first();
  if (!(await box.isVisible()) || (await box.isChecked())) return async () => undefined;
  await box.click();
  // What is stored by the server is checked once that has answered.
  await expect(box).toBeChecked();
  return async () => {
    await box.click();
    await expect(box).not.toBeChecked();
  };
};

/** Numbers what a press opens, one of each look, because rows have the same menus. */
const markOpeners = async (page: Page, { withFrame }: { withFrame: boolean }): Promise<number> =>
  page.evaluate((wholePage) => {
    const seen = new Set<string>();
    const whole = wholePage ? document : (document.querySelector('main') ?? document);
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
  }, withFrame);
