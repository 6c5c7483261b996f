import { PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';

export type Person = keyof typeof PEOPLE;

/** Answers Discord's consent page as a person of the demo world. */
export const answerConsent = async (page: Page, person: Person, action: 'allow' | 'deny'): Promise<void> => {
  await page.waitForURL(/\/oauth2\/authorize/);
  await page.locator(`input[name=user_id][value="${PEOPLE[person]}"]`).check();
  await page.locator(`button[name=action][value=${action}]`).click();
};
