import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { expect, type Browser, type Page } from '@playwright/test';
import { runCommand } from '../sandbox/support/run-command.ts';
import { WORDS } from '../sandbox/support/words.ts';
import { openScreen } from '../screens/open-screen.ts';
import type { FamigliaProcess } from '../support/famiglia-process.ts';
import { signIn } from '../support/sign-in.ts';

const folder = fileURLToPath(new URL('../../sheets', import.meta.url));
const guild = `/guild/${GUILDS.moretti}`;

/** The pages that say most, one sheet each; `first` is what the first link of that list leads to. */
const SHEETS: Readonly<Record<string, string>> = {
  guilds: '/guilds',
  overview: guild,
  cabinet: `${guild}/me`,
  members: `${guild}/users`,
  profile: `${guild}/users/${PEOPLE.owner}`,
  'profile-participation': `${guild}/users/${PEOPLE.owner}/participation`,
  'profile-file': `${guild}/users/${PEOPLE.owner}/file`,
  events: `${guild}/events`,
  event: `${guild}/events/first`,
  'event-form': `${guild}/events?new`,
  capt: `${guild}/capts/first`,
  'capt-form': `${guild}/capts?new`,
  capts: `${guild}/capts`,
  war: `${guild}/capts/wars/first`,
  opponent: `${guild}/capts/opponents/first`,
  ladder: `${guild}/personnel/ranks/ladder`,
  ranks: `${guild}/personnel/ranks`,
  vacations: `${guild}/personnel`,
  inactive: `${guild}/personnel/inactive`,
  warnings: `${guild}/personnel/warnings`,
  applications: `${guild}/applications`,
  blacklist: `${guild}/personnel/blacklist`,
  cars: `${guild}/cars`,
  contracts: `${guild}/contracts`,
  contract: `${guild}/contracts/first`,
  treasury: `${guild}/treasury`,
  'treasury-statistics': `${guild}/treasury?view=statistics`,
  'treasury-log': `${guild}/treasury/log`,
  payday: `${guild}/payday`,
  reports: `${guild}/reports`,
  'reports-prices': `${guild}/reports?view=prices`,
  shop: `${guild}/shop`,
  tops: `${guild}/tops`,
  activity: `${guild}/activity`,
  moving: `${guild}/moving`,
  'settings-general': `${guild}/settings/general`,
  'settings-events': `${guild}/settings/events`,
  'settings-fight-kinds': `${guild}/settings/fight-kinds`,
  'settings-wars': `${guild}/settings/wars`,
  'settings-joining': `${guild}/settings/joining`,
  'settings-payday': `${guild}/settings/payday`,
  'settings-cars': `${guild}/settings/cars`,
  'settings-api': `${guild}/settings/api`,
  'settings-subscription': `${guild}/settings/subscription`,
  roles: `${guild}/settings/roles`,
  desk: `${guild}/gungame`,
  gg: `${guild}/gg`,
};

interface InDiscord {
  room: string;
  /** What is asked there; without it what stands there is shown. */
  command?: (words: (typeof WORDS)[keyof typeof WORDS]) => string;
  forLeaders?: boolean;
}

/** The bot answers in the language of a person's Discord, and no leader of the demo reads English. */
const READERS = { ru: PEOPLE.owner, en: PEOPLE.english_member };

/** What the bot answers and posts. */
const IN_DISCORD: Readonly<Record<string, InDiscord>> = {
  'discord-setup': { room: MORETTI_CHANNELS.general, command: ({ setup }) => setup, forLeaders: true },
  'discord-help': { room: MORETTI_CHANNELS.general, command: ({ help }) => help },
  'discord-family-list': { room: MORETTI_CHANNELS.lists },
  'discord-events': { room: MORETTI_CHANNELS.events },
  'discord-capts': { room: MORETTI_CHANNELS.capts },
  'discord-leaders': { room: MORETTI_CHANNELS.review, forLeaders: true },
};

/** How wide a screen is, and its picture on the sheet. */
const WIDTHS = [
  { screen: 360, shown: 230 },
  { screen: 768, shown: 360 },
  { screen: 1280, shown: 520 },
  { screen: 1920, shown: 680 },
];
const HEIGHT = 1100;
const LANGUAGES = ['ru', 'en'] as const;
const THEMES = ['dark', 'light'] as const;

interface Picture {
  label: string;
  shown: number;
  data: string;
}

/** Every sheet's pictures in one language and one theme. */
const takeLook = async (
  browser: Browser,
  { url, sandboxUrl }: FamigliaProcess,
  language: (typeof LANGUAGES)[number],
  theme: (typeof THEMES)[number],
): Promise<Map<string, Picture[]>> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: language === 'ru' ? 'ru-RU' : 'en-US',
    timezoneId: 'Europe/Moscow',
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [
    STORAGE_KEYS.language,
    language,
  ] as const);
  const page = await context.newPage();
  await signIn(page, url, 'owner', guild);
  const looks = new Map<string, Picture[]>();
  for (const [name, screen] of Object.entries(SHEETS)) {
    await openScreen(page, screen);
    looks.set(name, await takeWidths(page, `${language} · ${theme}`));
  }
  for (const [name, place] of Object.entries(IN_DISCORD)) {
    if (language === 'en' && place.forLeaders === true) continue;
    await openInDiscord(page, sandboxUrl, place, language);
    looks.set(name, await takeWidths(page, `${language} · ${theme}`));
  }
  await context.close();
  return looks;
};

const openInDiscord = async (
  page: Page,
  sandboxUrl: string,
  { room, command }: InDiscord,
  language: keyof typeof READERS,
): Promise<void> => {
  // A list of members that was opened on a wide screen would cover what is posted on a narrow one.
  await page.setViewportSize({ width: WIDTHS[0]?.screen ?? 360, height: HEIGHT });
  await page.goto(`${sandboxUrl}/channels/${GUILDS.moretti}/${room}?as=${READERS[language]}`);
  const messages = page.getByRole('log').getByRole('listitem');
  if (command !== undefined) {
    await expect(page.getByRole('log')).toBeVisible({ timeout: 60_000 });
    await runCommand(page, WORDS[language], command(WORDS[language]));
  }
  await expect(messages.last()).toBeVisible({ timeout: 60_000 });
};

const takeWidths = async (page: Page, look: string): Promise<Picture[]> => {
  const pictures: Picture[] = [];
  for (const { screen, shown } of WIDTHS) {
    await page.setViewportSize({ width: screen, height: HEIGHT });
    // Charts take their new width a frame after the window.
    await page.evaluate(async () => new Promise(requestAnimationFrame));
    const picture = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      type: 'jpeg',
      quality: 85,
    });
    pictures.push({ label: `${screen} · ${look}`, shown, data: picture.toString('base64') });
  }
  return pictures;
};

/** One picture with all of them side by side, drawn by the browser itself. */
const saveSheet = async (browser: Browser, name: string, rows: readonly Picture[][]): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1900, height: 1000 }, deviceScaleFactor: 1 });
  const figure = ({ label, shown, data }: Picture) =>
    `<figure><figcaption>${label}</figcaption><img width="${shown}" src="data:image/jpeg;base64,${data}"></figure>`;
  await page.setContent(
    `<style>body{margin:16px;background:#888;font:14px sans-serif}div{display:flex;gap:12px;align-items:start}figure{margin:0 0 12px}</style>
    <h1>${name}</h1>${rows.map((row) => `<div>${row.map(figure).join('')}</div>`).join('')}`,
  );
  await writeFile(path.join(folder, `${name}.png`), await page.screenshot({ fullPage: true }));
  await page.close();
};

/** One sheet per page into `sheets/`: all widths, both languages, both themes, so that a change can be compared with before. */
export const takeSheets = async (browser: Browser, famiglia: FamigliaProcess): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const looks: Map<string, Picture[]>[] = [];
  for (const language of LANGUAGES) {
    for (const theme of THEMES) looks.push(await takeLook(browser, famiglia, language, theme));
  }
  const names = [...Object.keys(SHEETS), ...Object.keys(IN_DISCORD)];
  for (const name of names) {
    await saveSheet(
      browser,
      name,
      looks.map((look) => look.get(name) ?? []),
    );
  }
  console.log(`${names.length} sheets are in ${folder}.`);
};
