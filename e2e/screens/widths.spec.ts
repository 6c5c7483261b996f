import { shiftProblems, watchShifts } from '../support/layout-shift.ts';
import { expect, test } from '../support/test.ts';
import { layoutProblems } from './layout-problems.ts';
import { openScreen, SCREENS } from './screens.ts';

const WIDTHS = [360, 600, 768, 900, 1024, 1280, 1440, 1920];

// Russian words are longer.
test.use({ locale: 'ru-RU' });

for (const [title, person, screens] of SCREENS) {
  test(`@any-width ${title}: nothing moves after it is drawn, or is too wide, split or cut at any width`, async ({
    page,
    signInAs,
  }) => {
    test.setTimeout(240_000);
    await watchShifts(page);
    await signInAs(page, person, screens[0] ?? '/guilds');
    const problems: Record<string, string[]> = {};
    for (const screen of screens) {
      // On a phone everything is below everything else, so what moves there moves most.
      await page.setViewportSize({ width: WIDTHS[0] ?? 360, height: 900 });
      await openScreen(page, screen);
      const shifts = await shiftProblems(page);
      if (shifts.length > 0) problems[`${screen} when it opens`] = shifts;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        // What changes with the width by code, not by style, needs a moment.
        let left: string[] = [];
        const settled = expect.poll(async () => (left = await layoutProblems(page)), { timeout: 3000 });
        await settled.toEqual([]).catch(() => undefined);
        if (left.length > 0) problems[`${screen} at ${width}`] = [...new Set(left)].slice(0, 8);
      }
    }
    expect(problems).toEqual({});
  });
}
