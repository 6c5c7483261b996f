import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { shiftProblems, watchShifts } from '../support/layout-shift.ts';
import { keepSocketQuiet } from '../support/quiet-socket.ts';
import { expect, test } from '../support/test.ts';
import { BEGUN } from './begin-things.ts';
import { crowdedRows } from './crowded-rows.ts';
import { layoutProblems } from './layout-problems.ts';
import { goToScreen, watchCalls } from './go-to-screen.ts';
import { openedProblems } from './open-everything.ts';
import { addressOf, openScreen } from './open-screen.ts';
import { SCREENS } from './screens.ts';

const guild = `/guild/${GUILDS.moretti}`;
/** Forms that stand in a dialog have an address of their own. */
const DIALOGS = ['/events?new', '/capts?new', '/events/series?new'].map((path) => guild + path);
const ALL = [...SCREENS, ['forms in dialogs', 'owner', DIALOGS] as const];

/** On a phone everything is below everything else, so what moves there moves most. */
const PHONE = 360;
const LAPTOP = 1280;
/** Where nothing may move either when a screen opens. */
const OPENED_AT = [768, LAPTOP, 1920];
/** The narrowest width after each other breakpoint of theme.css: the range from there to the next one has more room. */
const RESIZED_TO = [560, 1000, 1080, 1180];

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
    const judgeLayout = async (address: string, width: number): Promise<void> => {
      let left: string[] = [];
      // What changes with the width by code, not by style, needs a moment.
      const settled = expect.poll(async () => (left = await layoutProblems(page)), { timeout: 3000 });
      await settled.toEqual([]).catch(() => undefined);
      note(`${address} at ${width}`, left);
    };
    const judgeOpening = async (address: string, width: number): Promise<void> => {
      await goToScreen(page, address);
      // From one view of a page to another a press may move what is below it; opening the address may not.
      if ((await shiftProblems(page)).length > 0) await openScreen(page, address);
      note(`${address} opened at ${width}`, await shiftProblems(page));
    };
    await watchShifts(page);
    await keepSocketQuiet(page);
    await watchCalls(page);
    const size = async (width: number) => page.setViewportSize({ width, height: 900 });
    await size(PHONE);
    await signInAs(page, person, screens[0] ?? '/guilds');
    await BEGUN[title]?.(page);
    const addresses: string[] = [];
    for (const screen of screens) {
      const address = await addressOf(page, screen);
      addresses.push(address);
      // One of them is loaded: the frame comes with it.
      if (addresses.length === 1) {
        await openScreen(page, address);
        note(`${address} loaded at ${PHONE}`, await shiftProblems(page));
      } else await judgeOpening(address, PHONE);
      await judgeLayout(address, PHONE);
      for (const width of [...RESIZED_TO, LAPTOP]) {
        await size(width);
        await judgeLayout(address, width);
      }
      note(`${address}, by keyboard`, await crowdedRows(page));
      note(`${address}, opened`, await openedProblems(page, { withFrame: addresses.length === 1 }));
      await size(PHONE);
    }
    for (const width of OPENED_AT) {
      await size(width);
      for (const address of addresses) {
        // The first is left by the last; where there is only one, nothing would happen.
        if (addresses.length > 1) await judgeOpening(address, width);
        else {
          await openScreen(page, address);
          note(`${address} loaded at ${width}`, await shiftProblems(page));
        }
        if (width !== LAPTOP) await judgeLayout(address, width);
      }
    }
    expect(problems).toEqual({});
  });
}
