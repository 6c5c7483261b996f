import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@famiglia/contract/kit/language';
import { createSandboxClient } from '@famiglia/sandbox/client';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { chromium, expect, type Browser, type Locator, type Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { fiveMembers } from '../events/support/five-members.ts';
import { planInDiscord } from '../events/support/sign-up-message.ts';
import { CHROMIUM_ARGUMENTS } from '../support/chromium-arguments.ts';
import { newPlace, startProcess, type FamigliaProcess } from '../support/famiglia-process.ts';
import { signIn } from '../support/sign-in.ts';
import { temporaryData } from '../support/temporary-data.ts';
import { DESKTOP, takePicture } from './take-picture.ts';
import { takeGuide } from './take-guide.ts';
import { takeSheets } from './take-sheets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const inReadme = (name: string) => path.join(root, 'docs/pictures', name);
const inUpsell = (name: string) => path.join(root, 'packages/web/src/features/billing/pictures', name);
const inLanding = (name: string) => path.join(root, 'packages/web/public', name);

/** One of those who are on vacation. */
const AWAY = 'Матвей Ржев';
const OVERVIEW = `/guild/${GUILDS.moretti}`;
const PHONE = { width: 390, height: 780 };
/** The widths of a Discord post and of a phone on the landing page, in pixels. */
const POST_WIDTH = 800;
const PHONE_WIDTH = 640;
const POST_MARGIN = 10;
/** The next message begins soon after the buttons. */
const LAST_MARGIN = 4;

/** Texts that are on the pictures, by the demo's language. */
const WORDS = {
  ru: {
    event: 'Дроп на Палето',
    why: 'Почему я здесь',
    because: /Решил[аио]|Мест хватает всем/,
  },
  en: { event: 'Drop at Paleto', why: 'Why am I here', because: / decided|There is room/ },
} as const;

/** From the top of the post to the end of its buttons, with a small margin. */
const placeOf = async (post: Locator) => {
  await post.scrollIntoViewIfNeeded();
  const embed = await post.locator('.embed').boundingBox();
  const last = await post.locator('.message-body').getByRole('button').last().boundingBox();
  if (embed === null || last === null) throw new Error('the post is not on the page');
  return {
    x: embed.x - POST_MARGIN,
    y: embed.y,
    width: Math.max(embed.width, last.x + last.width - embed.x) + 2 * POST_MARGIN,
    height: last.y + last.height - embed.y + LAST_MARGIN,
  };
};

/** An event with one person in the reserve. */
const planEvent = async (title: string): Promise<void> => {
  const { soldiers, capo } = await fiveMembers();
  const { press } = await planInDiscord({ title, slots: '5' });
  // The strongest first, so that nobody is moved and told.
  for (const userId of [capo, PEOPLE.member, ...soldiers.toReversed()]) await press('join', userId);
};

/** A member asks at its roster why they stand where they stand. */
const askWhy = async (page: Page, sandboxUrl: string, language: Language): Promise<undefined> => {
  const words = WORDS[language];
  const channel = `${GUILDS.moretti}/${MORETTI_CHANNELS.events}`;
  await page.goto(`${sandboxUrl}/channels/${channel}?as=${PEOPLE.member}`);
  const why = page.getByRole('button', { name: words.why });
  const roster = page.getByRole('listitem').filter({ hasText: words.event }).filter({ has: why });
  await expect(roster).toBeVisible();
  const answers = page.getByRole('button', { name: 'Dismiss message' });
  for (let left = await answers.count(); left > 0; left -= 1) {
    await answers.first().click();
    await expect(answers).toHaveCount(left - 1);
  }
  await roster.getByRole('button', { name: words.why }).click();
  await page.getByText(words.because).last().scrollIntoViewIfNeeded();
};

/** The last post in the channel of capts whose list is full. The bot posts it a moment after the history is made. */
const fullCapt = async (sandboxUrl: string): Promise<{ messageId: string; captId: string }> => {
  const found = async () => {
    const posts = await createSandboxClient(sandboxUrl).messages(MORETTI_CHANNELS.capts, { limit: 200 });
    return posts.findLast((post) => JSON.stringify(post.embeds).includes('16/16'));
  };
  await expect.poll(found, { timeout: 60_000 }).toBeDefined();
  const post = await found();
  const captId = /capt:join:([\w-]+)/.exec(JSON.stringify(post?.components))?.[1];
  if (post === undefined || captId === undefined) throw new Error('the post of the full capt has no button');
  return { messageId: post.id, captId };
};

/** The pictures of the landing page: a full capt as the family reads it in Discord, and as a leader sees it on a phone. */
const takeLanding = async (
  browser: Browser,
  { url, sandboxUrl }: FamigliaProcess,
  language: Language,
): Promise<void> => {
  const { messageId, captId } = await fullCapt(sandboxUrl);
  const tall = { width: DESKTOP.width, height: 1600 };
  const post = await takePicture(browser, { language, theme: 'dark', viewport: tall }, async (page) => {
    const channel = `${GUILDS.moretti}/${MORETTI_CHANNELS.capts}`;
    await page.goto(`${sandboxUrl}/channels/${channel}?as=${PEOPLE.member}`);
    return async () => placeOf(page.locator(`#message-${messageId}`));
  });
  const { height } = await sharp(post)
    .resize(POST_WIDTH)
    .webp({ quality: 70 })
    .toFile(inLanding(`picture-discord-${language}.webp`));
  console.log(`picture-discord-${language}.webp has ${height} rows; in-real-life.tsx has to say so.`);
  const phone = await takePicture(browser, { language, theme: 'dark', viewport: PHONE }, async (page) => {
    await signIn(page, url, 'owner', `/guild/${GUILDS.moretti}/capts/${captId}`);
    return undefined;
  });
  await sharp(phone)
    .resize(PHONE_WIDTH)
    .webp({ quality: 70 })
    .toFile(inLanding(`picture-phone-${language}.webp`));
};

const takeAll = async (browser: Browser, famiglia: FamigliaProcess, language: Language): Promise<void> => {
  const { url, sandboxUrl } = famiglia;
  process.env['SANDBOX_URL'] = sandboxUrl;
  await takeLanding(browser, famiglia, language);
  await takeGuide(browser, famiglia, language);
  if (language === 'en') await planEvent(WORDS.en.event);
  for (const theme of ['dark', 'light'] as const) {
    const panel = sharp(
      await takePicture(browser, { language, theme }, async (page) => {
        await signIn(page, url, 'owner', OVERVIEW);
        // Vacations begin a moment after the start.
        await expect(page.getByText(AWAY).first()).toBeVisible({ timeout: 120_000 });
        return undefined;
      }),
    );
    const small = panel.clone().resize(DESKTOP.width).webp({ quality: 82 });
    await small.toFile(inUpsell(`panel-${language}-${theme}.webp`));
    if (language !== 'en') continue;
    const discord = await takePicture(browser, { language, theme }, async (page) =>
      askWhy(page, sandboxUrl, language),
    );
    await saveForReadme(panel, `panel-${theme}.png`);
    await saveForReadme(sharp(discord), `discord-${theme}.png`);
  }
};

const saveForReadme = async (picture: Sharp, name: string): Promise<void> => {
  await picture.png({ palette: true, quality: 90 }).toFile(inReadme(name));
};

/** Takes pictures of a new demo in this language. */
const takeIn = async (
  browser: Browser,
  language: Language,
  take: (browser: Browser, famiglia: FamigliaProcess, language: Language) => Promise<void>,
): Promise<void> => {
  const data = await temporaryData();
  try {
    const famiglia = await startProcess({
      ...(await newPlace(data.dataDir)),
      settings: { LOG_LEVEL: 'debug', DEMO_LANGUAGE: language },
    });
    try {
      await famiglia.says('the demo family has its history');
      await take(browser, famiglia, language);
    } finally {
      await famiglia.stop();
    }
  } finally {
    await data.remove();
  }
};

const executablePath = process.env['CHROMIUM_PATH'] ?? '';
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
try {
  const [, , only] = process.argv;
  if (only !== 'sheets') {
    const take = only === 'guide' ? takeGuide : takeAll;
    await takeIn(browser, 'en', take);
    await takeIn(browser, 'ru', take);
  }
  if (only !== 'guide') await takeIn(browser, 'ru', takeSheets);
} finally {
  await browser.close();
}
