import { PEOPLE } from '@famiglia/sandbox/demo-ids';
import { expect, type Page } from '@playwright/test';
import type { Person } from './consent.ts';

/**
 * Signs in as a browser does, without rendering the pages on the way, which auth/sign-in.spec.ts tests.
 * The page's own cookies are used, and the page itself stores the session in the last step.
 */
export const signIn = async (page: Page, baseURL: string, person: Person, wanted: string): Promise<void> => {
  const { request } = page.context();
  const login = `${baseURL}/auth/login?return_to=${encodeURIComponent(wanted)}`;
  let begun = await request.get(login);
  // A busy server asks every client to come back in a moment.
  while (begun.status() === 503) begun = await request.get(login);
  expect(begun.ok(), await begun.text()).toBe(true);
  const { authorization_url: consent } = (await begun.json()) as { authorization_url: string };
  const form = { user_id: PEOPLE[person], action: 'allow' };
  const allowed = await request.post(consent, { form, maxRedirects: 0 });
  const callback = allowed.headers()['location'] ?? '';
  expect(callback, await allowed.text()).toContain(baseURL);
  const returned = await request.get(callback, { maxRedirects: 0 });
  await page.goto(new URL(returned.headers()['location'] ?? '', baseURL).href);
  await page.waitForURL(`${baseURL}${wanted}`);
};
