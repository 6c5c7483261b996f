import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { fiveMembers } from '../events/support/five-members.ts';
import { planInDiscord } from '../events/support/sign-up-message.ts';
import { CHROMIUM_ARGUMENTS } from '../support/chromium-arguments.ts';
import { newPlace, startProcess, type FamigliaProcess } from '../support/famiglia-process.ts';
import { signIn } from '../support/sign-in.ts';
import { temporaryData } from '../support/temporary-data.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const inUpsell = (name: string) => path.join(root, 'packages/web/src/features/subscription/pictures', name);

const EVENT = 'Дроп на Палето';
const OVERVIEW = `/guild/${GUILDS.moretti}`;
const WIDTH = 1280;
const LOCALES = { ru: 'ru-RU', en: 'en-US' } as const;

interface View {
  language: keyof typeof LOCALES;
  theme: 'dark' | 'light';
}

/** A page with nothing under the mouse: no chart shows a value, and no row is lit. */
const takePicture = async (
  browser: Browser,
  { language, theme }: View,
  open: (page: Page) => Promise<void>,
): Promise<Buffer> => {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 800 },
    deviceScaleFactor: 2,
    locale: LOCALES[language],
    timezoneId: 'Europe/Moscow',
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await open(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 60_000 });
  await page.mouse.move(0, 0);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return picture;
};

/** An event with one person in the reserve. */
const planEvent = async (): Promise<void> => {
  const { soldiers, capo } = await fiveMembers();
  const { press } = await planInDiscord({ title: EVENT, slots: '5' });
  // The strongest first, so that nobody is moved and told.
  for (const userId of [capo, PEOPLE.member, ...soldiers.toReversed()]) await press('join', userId);
};

/** A member asks at its roster why they stand where they stand. */
const askWhy = async (page: Page, sandboxUrl: string): Promise<void> => {
  const channel = `${GUILDS.moretti}/${MORETTI_CHANNELS.events}`;
  await page.goto(`${sandboxUrl}/channels/${channel}?as=${PEOPLE.member}`);
  const why = page.getByRole('button', { name: 'Почему я здесь' });
  const roster = page.getByRole('listitem').filter({ hasText: EVENT }).filter({ has: why });
  await expect(roster).toBeVisible();
  const answers = page.getByRole('button', { name: 'Dismiss message' });
  for (let left = await answers.count(); left > 0; left -= 1) {
    await answers.first().click();
    await expect(answers).toHaveCount(left - 1);
  }
  await roster.getByRole('button', { name: 'Почему я здесь' }).click();
  await page.getByText('Почему:').last().scrollIntoViewIfNeeded();
};

const takeAll = async (browser: Browser, { url, sandboxUrl }: FamigliaProcess): Promise<void> => {
  const overview = async (page: Page) => signIn(page, url, 'owner', OVERVIEW);
  process.env['SANDBOX_URL'] = sandboxUrl;
  await planEvent();
  const discord = async (page: Page) => askWhy(page, sandboxUrl);
  for (const theme of ['dark', 'light'] as const) {
    for (const language of ['ru', 'en'] as const) {
      const picture = sharp(await takePicture(browser, { language, theme }, overview));
      const small = picture.clone().resize(WIDTH).webp({ quality: 82 });
      await small.toFile(inUpsell(`panel-${language}-${theme}.webp`));
      if (language === 'en') await saveForReadme(picture, `panel-${theme}.png`);
    }
    const picture = await takePicture(browser, { language: 'en', theme }, discord);
    await saveForReadme(sharp(picture), `discord-${theme}.png`);
  }
};

const saveForReadme = async (picture: Sharp, name: string): Promise<void> => {
  await picture.png({ palette: true, quality: 90 }).toFile(path.join(root, 'docs/pictures', name));
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
    await takeAll(browser, famiglia);
    await browser.close();
  } finally {
    await famiglia.stop();
  }
} finally {
  await data.remove();
}
