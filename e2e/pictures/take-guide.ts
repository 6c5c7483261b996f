import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@famiglia/contract/kit/language';
import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { openScreen } from '../screens/open-screen.ts';
import type { FamigliaProcess } from '../support/famiglia-process.ts';
import { signIn } from '../support/sign-in.ts';
import { takePicture } from './take-picture.ts';

const folder = fileURLToPath(new URL('../../packages/web/public', import.meta.url));
const guild = `/guild/${GUILDS.moretti}`;

/** As wide as the text of the guide, which a picture fills. */
const WIDE = { width: 1024, height: 720 };
const WIDE_SHOWN = 1000;
const PHONE = { width: 390, height: 620 };
const PHONE_SHOWN = 480;

/** The pictures of the guide: what a reader would otherwise look for. On a phone where members are on a phone. */
const SCREENS: Readonly<Record<string, { screen: string; member?: true }>> = {
  cabinet: { screen: `${guild}/me`, member: true },
  capts: { screen: `${guild}/capts/first` },
  screenshots: { screen: `${guild}/gungame` },
  ranks: { screen: `${guild}/personnel/ranks` },
  applications: { screen: `${guild}/applications` },
  rights: { screen: `${guild}/settings/roles` },
};

/** `guide-<page>-<language>.webp`, each a part of the page of that name. */
export const takeGuide = async (
  browser: Browser,
  { url }: FamigliaProcess,
  language: Language,
): Promise<void> => {
  for (const [name, { screen, member }] of Object.entries(SCREENS)) {
    const viewport = member ? PHONE : WIDE;
    const view = { language, theme: 'dark', viewport, baseURL: url } as const;
    const picture = await takePicture(browser, view, async (page) => {
      await signIn(page, url, member ? 'member' : 'owner', guild);
      await openScreen(page, screen);
      return undefined;
    });
    await sharp(picture)
      .resize(member ? PHONE_SHOWN : WIDE_SHOWN)
      .webp({ quality: 70 })
      .toFile(path.join(folder, `guide-${name}-${language}.webp`));
  }
};
