import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { expectToFit } from '../public/support/expect-to-fit.ts';
import { findPlayers } from '../support/players.ts';
import { expect, test } from '../support/test.ts';
import { drawDamageTable } from './support/draw-damage-table.ts';
import { planCapt } from './support/plan-capt.ts';

test.use({ locale: 'en-US' });

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Adds a start of now to what the page saves: a result can only be entered after the start, and the form has no
 * seconds.
 */
const beginWhenSaved = async (page: Page, captId: string): Promise<void> => {
  await page.route(`**/api/capts/*/${captId}`, async (route, request) => {
    if (request.method() !== 'PUT') return route.fallback();
    const soon = new Date(Date.now() + 1500).toISOString();
    const body = { ...(request.postDataJSON() as object), starts_at: soon };
    return route.fallback({ postData: JSON.stringify(body) });
  });
};

const drawFrame = async (page: Page, { x, y, width, height }: Frame): Promise<void> => {
  const area = page.locator('[data-frame-area]');
  await area.scrollIntoViewIfNeeded();
  const box = await area.boundingBox();
  if (!box) throw new Error('the picture is not on the screen');
  const scale = box.width / 1920;
  await page.mouse.move(box.x + x * scale, box.y + y * scale);
  await page.mouse.down();
  await page.mouse.move(box.x + (x + width) * scale, box.y + (y + height) * scale, { steps: 5 });
  await page.mouse.up();
};

test(
  'a capt created in Discord gets its damage from a screenshot, and Discord shows it',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible, isMobile }, { project }) => {
    const opponent = `Vagos ${project.name} ${Date.now()}`;
    const capt = await planCapt(opponent);
    const [first, second] = await findPlayers(2);
    if (!first || !second) throw new Error('nobody plays');
    for (const { userId } of [first, second]) await capt.join(userId);

    await signInAs(page, 'owner', `/guild/${GUILDS.moretti}/capts/${capt.id}`);
    await page.getByRole('button', { name: 'Close sign-up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close sign-up' }).click();
    await expect(page.getByText(/The list is frozen/)).toBeVisible();
    // Damage can be entered before the result.
    await page.getByRole('link', { name: 'Enter damage' }).click();

    const { picture, frame } = await drawDamageTable(page, [
      { nick: first.nick, damage: 12_345, kills: 7, deaths: 2 },
      { nick: second.nick, damage: 8061, kills: 11, deaths: 10 },
    ]);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const file = { name: 'screen.png', mimeType: 'image/png', buffer: picture };
    await page.getByLabel('Choose a screenshot').setInputFiles(file);
    await drawFrame(page, frame);
    await expectAccessible();
    await page.getByRole('button', { name: 'Read the frame' }).click();
    await expect(page.getByText('2 rows read')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('region', { name: /Where this row is/ })).toBeVisible();
    await expectToFit(page);

    if (isMobile) {
      const card = page.getByRole('listitem', { name: 'Row 2' });
      await expect(card.getByLabel('Row 2')).toHaveValue(second.nick);
      await card.getByLabel('Damage').fill('8060');
      await page.keyboard.press('Enter');
    } else {
      const row = page.getByRole('row', { name: new RegExp(second.nick) });
      await expect(row.getByText('by nick')).toBeVisible();
      await row.getByRole('gridcell', { name: '8,061' }).click();
      await page.keyboard.type('8060');
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('body')).toContainText('20,405');

    // The draft is not saved yet and must survive the reload.
    await page.reload();
    await expect(page.getByText(/These are your unsaved rows/)).toBeVisible();
    await expectAccessible();
    await beginWhenSaved(page, capt.id);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();

    // This part does not depend on the screen's width.
    if (!isMobile) {
      await capt.win(3, 1);
      await expect.poll(async () => (await capt.result()).text).toMatch(/12\D{0,3}345/);
      const post = await capt.result();
      expect(post.text).toContain(second.nick);
      expect(post.text).toMatch(/8\D{0,3}060/);
      expect(post.pictures).toEqual([expect.stringContaining('/capt.png?')]);
    }

    await page.getByRole('link', { name: 'Back to the capt' }).click();
    const damage = page.getByRole('region', { name: 'Damage' });
    await expect(damage.getByText(/20,405/)).toBeVisible();
    await expect(damage.getByText('MVP').first()).toBeVisible();
    await expect(damage).toContainText('60%');
  },
);
