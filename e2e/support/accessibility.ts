// oxlint-disable unicorn/consistent-function-scoping -- the functions run in the page, which has none of ours
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half as much to read as the source that the package names. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Looked {
  /** A selector: only what is in it is looked at. */
  within?: string;
  contrast?: boolean;
}

/** The looks whose contrast was judged in a test, on whichever of its pages. */
const judgedIn = new WeakMap<BrowserContext, Set<string>>();

/**
 * What the rules of axe find on this page, as the HTML of each place. axe is loaded once a page and returns nothing but what it
 * found: its own package for Playwright loads it for every check and carries all results over, four times the work. Contrast,
 * half of axe's work, is judged on one text of each look in a test: the same colours have the same contrast.
 */
export const accessibilityProblems = async (
  page: Page,
  { within, contrast = true }: Looked = {},
): Promise<{ id: string; where: string[] }[]> => {
  const judged = judgedIn.get(page.context()) ?? new Set<string>();
  judgedIn.set(page.context(), judged);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { found, looks } = await page.evaluate(
    async ([selector, withContrast, known]) => {
      const { configure, run } = (window as unknown as { axe: typeof axe }).axe;
      // What is still fading in is paler than what people read. What turns without end stays as it is.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(async ({ finished }) => finished));
      const MARK = 'data-look';
      /** Short enough to be carried over; the same for two looks in one of four billion cases. */
      const nameOf = (text: string): string => {
        let hash = 0;
        for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash, 31) + (text.codePointAt(at) ?? 0);
        return (hash >>> 0).toString(36);
      };
      const backgrounds = new Map<Element | null, string>([[null, '']]);
      const behind = (element: Element | null): string => {
        const seen = backgrounds.get(element);
        if (seen !== undefined || element === null) return seen ?? '';
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const all = `${backgroundColor} ${backgroundImage} ${opacity} ${behind(element.parentElement)}`;
        backgrounds.set(element, all);
        return all;
      };
      const roots = [...document.querySelectorAll(selector ?? 'body')];
      const markLooks = (): string[] => {
        const seen = new Set(known);
        const marked: string[] = [];
        for (const element of roots.flatMap((root) => [root, ...root.querySelectorAll('*')])) {
          const hasText = [...element.childNodes].some(
            ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
          );
          if (!hasText && !element.matches('input, textarea, select')) continue;
          // The rule leaves these out: their looks have to be judged on another text.
          if (element.closest(':disabled, [aria-disabled="true"], [aria-hidden="true"], [inert]')) continue;
          const { color, fontSize, fontWeight } = getComputedStyle(element);
          const look = nameOf([color, fontSize, fontWeight, behind(element)].join());
          if (seen.has(look) || !element.checkVisibility({ visibilityProperty: true })) continue;
          seen.add(look);
          marked.push(look);
          element.setAttribute(MARK, look);
        }
        return marked;
      };
      configure({ rules: [{ id: 'color-contrast', selector: `[${MARK}]` }] });
      const marked = withContrast ? markLooks() : [];
      const { violations, incomplete } = await run(
        selector === undefined ? document : { include: selector },
        {
          resultTypes: ['violations', 'incomplete'],
          rules: { 'color-contrast': { enabled: marked.length > 0 } },
          preload: false,
        },
      );
      for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
      const htmlOf = ({ nodes }: (typeof violations)[number]) => nodes.map(({ html }) => html);
      // Something may lie over it here and not elsewhere.
      const undecided = incomplete.filter(({ id }) => id === 'color-contrast').flatMap(htmlOf);
      return {
        found: violations.map((violation) => ({ id: violation.id, where: htmlOf(violation) })),
        looks: marked.filter((look) => !undecided.some((html) => html.includes(`${MARK}="${look}"`))),
      };
    },
    [within, contrast, [...judged]] as const,
  );
  for (const look of looks) judged.add(look);
  return found;
};
