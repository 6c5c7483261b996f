// oxlint-disable unicorn/consistent-function-scoping -- the functions run in the page, which has none of ours
import type { Page } from '@playwright/test';

/**
 * What a person would call broken at this width: something wider than the screen, a short word split over lines, text
 * that is cut and cannot be read anywhere, a field too narrow for the words in it, or a row of numbers with a hole.
 */
export const layoutProblems = async (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Charts take their new width a frame after the window.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    /** Longer words, such as nicknames, may be split. */
    const SHORT_WORD = 12;
    const problems: string[] = [];
    const excess = document.documentElement.scrollWidth - window.innerWidth;
    if (excess > 0) problems.push(`the page is ${excess} px wider than the screen`);

    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      // Text for screen readers is a pixel wide on purpose.
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const quote = (text: string | null): string => `“${(text ?? '').trim().slice(0, 40)}”`;

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      range.selectNodeContents(node);
      // Most texts stand on one line, which is quickly seen.
      if (parent === null || range.getClientRects().length < 2 || !isShown(parent)) continue;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}_]+/gu)) {
        if (word.length > SHORT_WORD) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) problems.push(`the word ${quote(word)} is split over ${lines.size} lines`);
      }
    }

    /** Content that a pointer, a finger or a screen reader reaches is not lost. */
    const isReadable = (element: Element): boolean =>
      element.closest('[title], [aria-label], [data-readable]') !== null ||
      element.querySelector('[title]') !== null;
    for (const element of document.querySelectorAll('main *, header *, aside *')) {
      if (element.scrollWidth <= element.clientWidth + 1 || !isShown(element)) continue;
      const { overflowX } = getComputedStyle(element);
      const cuts = overflowX === 'hidden' || overflowX === 'clip';
      if (cuts && element.textContent?.trim() && !isReadable(element)) {
        problems.push(`${quote(element.textContent)} is cut`);
      }
      if (
        overflowX === 'visible' &&
        element.textContent?.trim() &&
        (element.tagName === 'TD' || element.tagName === 'TH')
      ) {
        problems.push(`${quote(element.textContent)} is wider than its column`);
      }
    }

    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll<HTMLInputElement>('main input[placeholder]')) {
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
      if (pen === null || field.value || !isShown(field)) continue;
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (pen.measureText(field.placeholder).width > room + 1)
        problems.push(`${quote(field.placeholder)} does not fit its field`);
    }
    for (const tiles of document.querySelectorAll('.tiles')) {
      const end = tiles.lastElementChild?.getBoundingClientRect().right ?? 0;
      if (Math.abs(tiles.getBoundingClientRect().right - end) > 1) problems.push('the numbers leave a hole');
    }
    return problems;
  });
