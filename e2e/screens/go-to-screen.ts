// oxlint-disable unicorn/consistent-function-scoping -- the functions run in the page, which has none of ours
import type { Page, Request } from '@playwright/test';
import { expect } from '../support/test.ts';

/** The requests of this page that have not ended. Those of a document that was left may never be told to have ended. */
export const watchCalls = (page: Page): ReadonlySet<Request> => {
  const under = new Set<Request>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) under.clear();
    under.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => under.delete(request));
  return under;
};

/** Opens another screen of the loaded panel, as a link in it does, and counts anew what moves: half the work of loading it. */
export const goToScreen = async (page: Page, screen: string, calls: ReadonlySet<Request>): Promise<void> => {
  await page.evaluate((path) => {
    Object.assign((window as unknown as { shifts: object }).shifts, { sum: 0, moved: [] });
    history.pushState({ idx: history.length, key: path }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, screen);
  await untilCalm(page, calls);
};

/** Nothing is asked, nothing is said to be loading, and for a moment nothing was drawn. */
const untilCalm = async (page: Page, calls: ReadonlySet<Request>): Promise<void> => {
  const QUIET_MS = 100;
  const unrest = async (): Promise<string[]> => {
    await page.evaluate(
      (quiet) =>
        new Promise<void>((resolve) => {
          let timer = setTimeout(resolve, quiet);
          new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(resolve, quiet);
          }).observe(document.body, { subtree: true, childList: true });
        }),
      QUIET_MS,
    );
    const loading = await page.locator('main [aria-busy="true"]').allInnerTexts();
    return [...[...calls].map((call) => call.url()), ...loading.map((text) => `still loads: ${text}`)];
  };
  await expect.poll(unrest).toEqual([]);
};
