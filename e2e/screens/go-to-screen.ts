// oxlint-disable unicorn/consistent-function-scoping -- the functions run in the page, which has none of ours
import type { Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/**
 * From now on every opened page counts its calls that have not ended. Playwright cannot tell it: the end of a request of a page
 * that is left is sometimes not told.
 */
export const watchCalls = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const calls = new Map<object, string>();
    const ask = window.fetch;
    window.fetch = async (...call) => {
      const [asked] = call;
      calls.set(call, asked instanceof Request ? asked.url : String(asked));
      return ask(...call).finally(() => calls.delete(call));
    };
    Object.assign(window, { calls });
  });
};

/** Opens another screen of the loaded panel, as a link in it does, and counts anew what moves: a quarter of the work of loading it. */
export const goToScreen = async (page: Page, screen: string): Promise<void> => {
  await page.evaluate(async (path) => {
    // What another width has moved on the last screen is told after the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    Object.assign((window as unknown as { shifts: object }).shifts, { sum: 0, moved: [] });
    history.pushState({ idx: history.length, key: path }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, screen);
  await untilCalm(page);
};

/** Nothing is asked, nothing is said to be loading, and for a moment nothing was drawn. */
const untilCalm = async (page: Page): Promise<void> => {
  const QUIET_MS = 100;
  const unrest = async (): Promise<string[]> =>
    page.evaluate(async (quiet) => {
      await new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        }).observe(document.body, { subtree: true, childList: true });
      });
      const { calls } = window as unknown as { calls: ReadonlyMap<object, string> };
      const pictures = [...document.images]
        .filter(({ complete, loading }) => !complete && loading !== 'lazy')
        .map(({ src }) => src);
      const busy = [...document.querySelectorAll('main [aria-busy="true"]')].map((part) => part.outerHTML);
      return [...calls.values(), ...pictures, ...busy];
    }, QUIET_MS);
  // Each look waits by itself.
  await expect.poll(unrest, { intervals: [0] }).toEqual([]);
};
