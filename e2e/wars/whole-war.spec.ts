import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { Locator, Page } from '@playwright/test';
import { twoPlayers } from '../damage/support/two-players.ts';
import { people, sandboxUrl } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US' });

/** The monitors are asked every 20 seconds. */
const NEXT_POLL = { timeout: 60_000 };

/** The messages of the channel of capts, as this person sees them in Discord. */
const openChannel = async (page: Page, as: string): Promise<Locator> => {
  await page.goto(`${sandboxUrl()}/channels/${GUILDS.moretti}/${MORETTI_CHANNELS.capts}?as=${as}`);
  return page.getByRole('log').getByRole('listitem');
};

test('a war from its declaration to the picture of its result: monitor, Discord and panel @any-width', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(240_000);
  const opponent = `Ballas ${Date.now()}`;
  const [first, second] = await twoPlayers();
  if (!first || !second) throw new Error('nobody plays');

  // The other family declares war in the game.
  await page.goto(`${sandboxUrl()}/wars`);
  await page.getByLabel('Attacker', { exact: true }).fill(opponent);
  await page.getByLabel('Places').fill('2');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const declared = page.locator('[id^="war-"]').filter({ hasText: opponent });
  const war_id = Number((await declared.getAttribute('id'))?.replace('war-', ''));

  // The alert offers the sign-up, a leader presses, and two people take its places.
  const alert = (await openChannel(page, PEOPLE.owner)).filter({ hasText: `Нам забили: ${opponent}` });
  await alert.getByRole('button', { name: 'Создать запись' }).click(NEXT_POLL);
  await expect(alert).toContainText(`Капт: ${opponent}`);
  for (const { userId } of [first, second]) {
    const signUp = (await openChannel(page, userId)).filter({ hasText: `Капт: ${opponent}` }).last();
    await signUp.getByRole('button', { name: /^Плюс/ }).click();
    await expect(signUp).toContainText(userId === first.userId ? '1/2' : '2/2');
  }

  // One of them fights, and the war ends.
  await people.war({ action: 'score', war_id, name: first.nick, side: 'defender', kills: 11, damage: 9100 });
  await people.war({
    action: 'score',
    war_id,
    name: 'Diego_Vargas',
    side: 'attacker',
    kills: 8,
    damage: 7300,
  });
  await people.war({ action: 'points', war_id, attacker_score: 12, defender_score: 20 });
  await people.war({ action: 'end', war_id, winner: 'defender' });

  // The panel learns of it by itself; a leader looks and confirms.
  await signInAs(page, 'owner', `/guild/${GUILDS.moretti}/capts`);
  const waiting = page.getByRole('listitem').filter({ hasText: opponent });
  await waiting.getByRole('link', { name: 'Check result' }).click(NEXT_POLL);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('20 : 12');
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await page.waitForURL(/\/capts\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Win');
  const damage = page.getByRole('region', { name: 'Damage' });
  await expect(damage.getByRole('row').filter({ hasText: first.nick })).toContainText('9,100');
  await expect(damage.getByText('source: war feed').first()).toBeVisible();
  await expect(page.getByText('Капт', { exact: true }).first()).toBeVisible();

  // Discord has the result with its picture, which is larger than any emoji or avatar.
  const result = (await openChannel(page, PEOPLE.owner)).filter({ hasText: opponent }).last();
  const picture = result.getByRole('img').last();
  await expect
    .poll(async () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400);
});
