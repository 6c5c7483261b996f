import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { chromium, expect, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGUMENTS } from '../support/chromium-arguments.ts';
import { newPlace, startProcess } from '../support/famiglia-process.ts';
import { signIn } from '../support/sign-in.ts';
import { temporaryData } from '../support/temporary-data.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const inUpsell = (name: string) => path.join(root, 'packages/web/src/features/subscription/pictures', name);
const inReadme = (name: string) => path.join(root, 'docs/pictures', name);

const OVERVIEW = `/guild/${GUILDS.moretti}`;
const WIDTH = 1280;
const LOCALES = { ru: 'ru-RU', en: 'en-US' } as const;

interface View {
  language: keyof typeof LOCALES;
  theme: 'dark' | 'light';
}

/** The overview of the demo family, with nothing under the mouse: no chart shows a value, and no row is lit. */
const takePicture = async (browser: Browser, url: string, { language, theme }: View): Promise<Buffer> => {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 800 },
    deviceScaleFactor: 2,
    locale: LOCALES[language],
    timezoneId: 'Europe/Moscow',
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signIn(page, url, 'owner', OVERVIEW);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 });
  await page.mouse.move(0, 0);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return picture;
};

const takeAll = async (browser: Browser, url: string): Promise<void> => {
  for (const theme of ['dark', 'light'] as const) {
    for (const language of ['ru', 'en'] as const) {
      const picture = sharp(await takePicture(browser, url, { language, theme }));
      const small = picture.clone().resize(WIDTH).webp({ quality: 82 });
      await small.toFile(inUpsell(`panel-${language}-${theme}.webp`));
      if (language === 'en') {
        await picture.png({ palette: true, quality: 90 }).toFile(inReadme(`panel-${theme}.png`));
      }
    }
  }
};

const data = await temporaryData();
try {
  const famiglia = await startProcess({
    ...(await newPlace(data.dataDir)),
    settings: { LOG_LEVEL: 'debug' },
  });
  try {
    await famiglia.says('the demo family has its history');
    const executablePath = process.env['CHROMIUM_PATH'] ?? '';
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
    await takeAll(browser, famiglia.url);
    await browser.close();
  } finally {
    await famiglia.stop();
  }
} finally {
  await data.remove();
}
