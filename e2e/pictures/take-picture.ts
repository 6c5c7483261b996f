import type { Language } from '@famiglia/contract/kit/language';
import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import { expect, type Browser, type Page } from '@playwright/test';

export const DESKTOP = { width: 1280, height: 800 };

interface View {
  language: Language;
  theme: 'dark' | 'light';
  viewport?: typeof DESKTOP;
  /** Where addresses without a host begin. */
  baseURL?: string;
}

type Part = Record<'x' | 'y' | 'width' | 'height', number>;

/**
 * A page with nothing under the mouse: no chart shows a value, and no row is lit. `open` may return where the part is that is
 * wanted; it is asked when nothing moves any more.
 */
export const takePicture = async (
  browser: Browser,
  { language, theme, viewport = DESKTOP, baseURL }: View,
  open: (page: Page) => Promise<(() => Promise<Part>) | undefined>,
): Promise<Buffer> => {
  const context = await browser.newContext({
    viewport,
    ...(baseURL !== undefined && { baseURL }),
    deviceScaleFactor: 2,
    locale: language === 'ru' ? 'ru-RU' : 'en-US',
    timezoneId: 'Europe/Moscow',
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  // In Moscow the panel would speak Russian to an English browser.
  await context.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [
    STORAGE_KEYS.language,
    language,
  ] as const);
  const page = await context.newPage();
  const findPart = await open(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 });
  await page.mouse.move(0, 0);
  const picture = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    ...(findPart !== undefined && { clip: await findPart() }),
  });
  await context.close();
  return picture;
};
