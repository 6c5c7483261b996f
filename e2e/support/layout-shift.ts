import type { Page } from '@playwright/test';

/** Less than this nobody notices. */
const MOST = 0.02;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** From now on every opened page counts what moves after it is drawn. What a press moves is meant to move. */
export const watchShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        shifts.sum += value;
        for (const { node } of sources) shifts.moved.push((node?.textContent ?? '').trim().slice(0, 40));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** What moved since the page was opened, if it was too much. */
export const shiftProblems = async (page: Page): Promise<string[]> => {
  const { sum, moved } = await page.evaluate(
    () => (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts,
  );
  if (sum < MOST) return [];
  return [`moves by ${sum.toFixed(3)}: ${[...new Set(moved)].slice(0, 5).join(' | ')}`];
};
