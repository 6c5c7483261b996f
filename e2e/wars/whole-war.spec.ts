import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { Locator, Page } from '@playwright/test';
import { expectToFit } from '../public/support/expect-to-fit.ts';
import { changeDatabase } from '../support/change-database.ts';
import { people, sandboxUrl } from '../support/people.ts';
import { findPlayers } from '../support/players.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US' });

/** Two monitors tell of the war. They are asked now, and not when their 20 seconds are over. */
const askMonitors = async (): Promise<void> => {
  // A state that is set announces a job that waits. One that is just running is no such job, and is tried again.
  const ask = `with due as (update war_feeds set next_at = now())
    update pgboss.job set start_after = now(), state = state where name = 'poll-war-feed' and state < 'active'`;
  await expect.poll(async () => changeDatabase(ask, [])).toBe(2);
};

const { moretti } = GUILDS;

/** The messages of the channel of capts, as this person sees them in Discord. */
const openChannel = async (page: Page, as: string): Promise<Locator> => {
  await page.goto(`${sandboxUrl()}/channels/${moretti}/${MORETTI_CHANNELS.capts}?as=${as}`);
  return page.getByRole('log').getByRole('listitem');
};

const inVoice = async (userId: string, channel_id: string | null) =>
  people.member({ guild_id: moretti, user_id: userId, action: 'voice', channel_id });

test('a war from its declaration to the statistics: monitor, Discord and panel @any-width', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const opponent = `Ballas ${Date.now()}`;
  // Others than in the tests beside it: a nick that somebody was said to have is learnt.
  const players = (await findPlayers(9)).slice(-3);
  await Promise.all(players.map(async ({ userId }) => inVoice(userId, null)));

  // The other family declares war in the game.
  await page.goto(`${sandboxUrl()}/wars`);
  await page.getByLabel('Attacker', { exact: true }).fill(opponent);
  await page.getByLabel('Places').fill('2');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const declared = page.locator('[id^="war-"]').filter({ hasText: opponent });
  const war_id = Number((await declared.getAttribute('id'))?.replace('war-', ''));

  await askMonitors();

  // The alert offers the sign-up and a leader presses. Two people have a place, the third one waits on the reserve.
  const alert = (await openChannel(page, PEOPLE.owner)).filter({ hasText: `Нам забили: ${opponent}` });
  await alert.getByRole('button', { name: 'Создать запись' }).click();
  await expect(alert).toContainText(`Капт: ${opponent}`);
  for (const [nth, { userId }] of players.entries()) {
    const signUp = (await openChannel(page, userId)).filter({ hasText: `Капт: ${opponent}` }).last();
    await signUp.getByRole('button', { name: /^Плюс/ }).click();
    await expect(signUp).toContainText(nth === 0 ? '1/2' : '2/2');
  }

  // One of the two is in voice. The other is called, stays away, and the reserve moves up.
  await signInAs(page, 'owner', `/guild/${moretti}/capts`);
  await page.getByRole('link', { name: opponent }).first().click();
  await page.locator('summary').filter({ hasText: 'Who is in voice' }).click();
  const missing = page.getByRole('region', { name: /^Not in voice/ }).getByRole('listitem');
  await expect(missing).toHaveCount(2);
  const listed = await missing.allTextContents();
  const present = players.find(({ nick }) => listed[0]?.includes(nick));
  const absent = players.find(({ nick }) => listed[1]?.includes(nick));
  const next = players.find((one) => one !== present && one !== absent);
  if (!present || !absent || !next) throw new Error(`the main list is ${listed.join(', ')}`);
  await inVoice(present.userId, MORETTI_CHANNELS.capt);
  await expect(missing).toHaveCount(1);
  await page.getByRole('button', { name: 'Call them (1)' }).click();
  await expect(missing).toContainText(/called$/);
  const letters = async () => JSON.stringify(await people.dms(absent.userId));
  await expect.poll(letters).toMatch(new RegExp(`${opponent}.*в голосе вас ещё нет`));
  await missing.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Next from the reserve' }).click();
  await expect(missing).toHaveText(new RegExp(next.nick));
  await expectAccessible();
  await expectToFit(page);

  // The two fight, and the war ends. The feed could not read the last letters of one nick.
  const seen = next.nick.slice(0, -2);
  const ours = { side: 'defender', war_id, action: 'score' } as const;
  await people.war({ ...ours, name: present.nick, kills: 11, damage: 9100 });
  await people.war({ ...ours, name: seen, kills: 9, damage: 4200 });
  await people.war({ ...ours, name: 'Diego_Vargas', side: 'attacker', kills: 8, damage: 7300 });
  await people.war({ action: 'points', war_id, attacker_score: 12, defender_score: 20 });
  await people.war({ action: 'end', war_id, winner: 'defender' });
  await askMonitors();
  await inVoice(present.userId, null);

  // The panel learns of it by itself. A leader says whose nick it is, looks who came, and confirms.
  await page.goto(`/guild/${moretti}/capts`);
  const waiting = page.getByRole('listitem').filter({ hasText: opponent });
  await waiting.getByRole('link', { name: 'Check result' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('20 : 12');
  await page.getByRole('combobox', { name: `Whose nick is ${seen}` }).click();
  await page.getByRole('option', { name: next.nick }).click();
  await page.getByRole('button', { name: 'Confirm and pay' }).click();
  await page.waitForURL(/\/capts\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Win');
  const damage = page.getByRole('region', { name: 'Damage' });
  await expect(damage.getByRole('row').filter({ hasText: present.nick })).toContainText('9,100');
  await expect(damage.getByRole('row').filter({ hasText: seen })).toContainText('4,200');
  await expect(damage.getByText('source: war feed').first()).toBeVisible();
  await expect(page.getByText('Капт', { exact: true }).first()).toBeVisible();

  // Both were paid, and the opponent has its numbers.
  for (const { userId } of [present, next]) {
    await page.goto(`/guild/${moretti}/users/${userId}`);
    await expect(page.getByText(new RegExp(opponent)).first()).toBeVisible();
  }
  await page.goto(`/guild/${moretti}/capts/opponents/${encodeURIComponent(opponent)}`);
  await expect(page.getByText(/damage 13,300 against 7,300/)).toBeVisible();

  // Discord has the result with its picture, which is larger than any emoji or avatar.
  const result = (await openChannel(page, PEOPLE.owner)).filter({ hasText: opponent }).last();
  const picture = result.getByRole('img').last();
  await expect
    .poll(async () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(400);
});
