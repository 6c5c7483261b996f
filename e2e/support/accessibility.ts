// oxlint-disable unicorn/consistent-function-scoping -- the functions run in the page, which has none of ours
import type { Page } from '@playwright/test';
import axe from 'axe-core';

interface Looked {
  /** A selector: only what is in it is looked at. */
  within?: string;
  contrast?: boolean;
}

/**
 * What the rules of axe find on this page, as the HTML of each place. axe is loaded once a page and returns nothing but what it
 * found: its own package for Playwright loads it for every check and carries all results over, four times the work. Contrast,
 * half of axe's work, is judged on one text of each look: the same colours have the same contrast.
 */
export const accessibilityProblems = async (
  page: Page,
  { within, contrast = true }: Looked = {},
): Promise<{ id: string; where: string[] }[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, enabled]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const roots = [...document.querySelectorAll(selector ?? 'body')];
      const oneOfEachLook = (): Element[] => {
        const looks = new Map<string, Element>();
        for (const element of roots.flatMap((root) => [root, ...root.querySelectorAll('*')])) {
          const hasText = [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
          );
          if (!hasText && !element.matches('input, textarea, select')) continue;
          const { color, fontSize, fontWeight } = getComputedStyle(element);
          const look = [color, fontSize, fontWeight];
          for (let behind: Element | null = element; behind !== null; behind = behind.parentElement) {
            const { backgroundColor, backgroundImage, opacity } = getComputedStyle(behind);
            look.push(backgroundColor, backgroundImage, opacity);
          }
          const name = look.join();
          if (!looks.has(name) && element.checkVisibility({ visibilityProperty: true }))
            looks.set(name, element);
        }
        return [...looks.values()];
      };
      const shown = enabled ? oneOfEachLook() : [];
      const found = [
        await run(selector === undefined ? document : { include: selector }, {
          resultTypes: ['violations'],
          rules: { 'color-contrast': { enabled: false } },
        }),
        ...(shown.length === 0
          ? []
          : [await run({ include: shown }, { resultTypes: ['violations'], runOnly: ['color-contrast'] })]),
      ];
      return found
        .flatMap(({ violations }) => violations)
        .map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
    },
    [within, contrast] as const,
  );
};
