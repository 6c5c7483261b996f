import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { shiftProblems, watchShifts } from '../support/layout-shift.ts';
import { keepSocketQuiet } from '../support/quiet-socket.ts';
import { expect, test } from '../support/test.ts';
import { BEGUN } from './begin-things.ts';
import { crowdedRows } from './crowded-rows.ts';
import { layoutProblems } from './layout-problems.ts';
import { goToScreen, watchCalls } from './go-to-screen.ts';
import { openedProblems } from './open-everything.ts';
import { openScreen } from './open-screen.ts';
import { SCREENS } from './screens.ts';

const guild = `/guild/${GUILDS.moretti}`;
/** Forms that stand in a dialog have an address of their own. */
const DIALOGS = ['/events?new', '/capts?new', '/events/series?new'].map((path) => guild + path);
const ALL = [...SCREENS, ['forms in dialogs', 'owner', DIALOGS] as const];

/** On a phone everything is below everything else, so what moves there moves most. */
const PHONE = 360;
const WIDTHS = [PHONE, 600, 768, 900, 1024, 1280, 1440, 1920];
/** Where nothing may move either when a screen opens. */
const OPENED_AT = [768, 1280, 1920];

// Russian words are longer. A picture of a link that failed to load is no concern of this test.
test.use({ locale: 'ru-RU', consoleStaysQuiet: false });

for (const [title, person, screens] of ALL) {
  test(`@any-width ${title}: calm and whole at every width, accessible with everything open`, async ({
    page,
    signInAs,
  }) => {
    test.setTimeout(300_000);
    const problems: Record<string, string[]> = {};
    const note = (where: string, found: readonly string[]): void => {
      if (found.length > 0) problems[where] = [...new Set(found)].slice(0, 8);
    };
    const addresses: string[] = [];
    await watchShifts(page);
    await keepSocketQuiet(page);
    await watchCalls(page);
    const size = async (width: number) => page.setViewportSize({ width, height: 900 });
    await size(PHONE);
    await signInAs(page, person, screens[0] ?? '/guilds');
    await BEGUN[title]?.(page);
    for (const screen of screens) {
      await size(PHONE);
      await openScreen(page, screen);
      note(`${screen} opened at ${PHONE}`, await shiftProblems(page));
      const { pathname, search } = new URL(page.url());
      addresses.push(screen.endsWith('/first') ? pathname + search : screen);
      for (const width of WIDTHS) {
        await size(width);
        // What changes with the width by code, not by style, needs a moment.
        let left: string[] = [];
        const settled = expect.poll(async () => (left = await layoutProblems(page)), { timeout: 3000 });
        await settled.toEqual([]).catch(() => undefined);
        note(`${screen} at ${width}`, left);
      }
      await size(1280);
      note(`${screen}, by keyboard`, await crowdedRows(page));
      note(`${screen}, opened`, await openedProblems(page, { withFrame: screen === screens[0] }));
    }
    for (const width of OPENED_AT) {
      await size(width);
      for (const address of addresses) {
        // The first is left by the last; where there is only one, nothing would happen.
        if (addresses.length > 1) await goToScreen(page, address);
        // From one view of a page to another a press may move what is below it; opening the address may not.
        if (addresses.length === 1 || (await shiftProblems(page)).length > 0) await openScreen(page, address);
        note(`${address} opened at ${width}`, await shiftProblems(page));
      }
    }
    expect(problems).toEqual({});
  });
}
