// oxlint-disable unicorn/consistent-function-scoping -- the functions run in the page, which has none of ours
import type { Page } from '@playwright/test';

/**
 * Rows of lists and tables that hold a person with a keyboard for more than two stops: a link and one menu are enough. Rows that are
 * filled in, as a form, have a stop for each field.
 */
export const crowdedRows = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MOST = 2;
    // A week of the calendar is no row: each of its days has a list of its own.
    const ROW = 'tbody tr:not(:has(td > time:first-child)), li, [role="row"]';
    const STOP = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const FIELD = 'input:not([type="checkbox"]), textarea, [role="combobox"]';
    const isStop = (element: HTMLElement): boolean =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();
    return [...document.querySelectorAll<HTMLElement>(`main :is(${ROW})`)]
      .filter((row) => row.querySelector(FIELD) === null)
      .flatMap((row) => {
        const stops = [...row.querySelectorAll<HTMLElement>(STOP)].filter(
          (stop) => isStop(stop) && stop.closest(ROW) === row,
        );
        const words = row.textContent.trim().slice(0, 40);
        return stops.length > MOST ? [`${stops.length} tab stops in the row “${words}”`] : [];
      })
      .slice(0, 3);
  });
