import { GUILDS } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { findPlayers } from '../support/players.ts';
import { expectToFit } from '../public/support/expect-to-fit.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US' });

const HOUR = 3_600_000;

/** What the panel of this page may do, as it does it. */
const authorized = async (page: Page) => {
  const token = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '{}') as { state?: { token?: string } };
    return stored.state?.token ?? '';
  });
  return { authorization: `Bearer ${token}` };
};

/** A collector of the family with a key of its own. */
const collectorOf = async (page: Page, baseURL: string) => {
  const headers = await authorized(page);
  const keys = `${baseURL}/api/war-keys/${GUILDS.moretti}`;
  const made = await page.request.post(keys, {
    headers,
    data: { name: `Journey ${Date.now()}`.slice(0, 40) },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { id, secret } = (await made.json()) as { id: string; secret: string };
  return {
    tell: async (war: object): Promise<void> => {
      const told = await page.request.post(`${baseURL}/api/ingest/${GUILDS.moretti}/wars`, {
        headers: { authorization: `Bearer ${secret}` },
        data: war,
      });
      expect(await told.json()).toMatchObject({ accepted: 1 });
    },
    revoke: async () => page.request.delete(`${keys}/${id}`, { headers }),
  };
};

test(
  'a war ends: a leader answers one doubt in the panel, confirms it, and reads it in the statistics',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible, baseURL }, { project }) => {
    const opponent = `Vagos ${project.name} ${Date.now()}`;
    const [first, second] = await findPlayers(2);
    if (!first || !second) throw new Error('nobody plays');
    await signInAs(page, 'owner', `/guild/${GUILDS.moretti}/capts`);
    const collector = await collectorOf(page, baseURL ?? '');
    const war = {
      id: opponent,
      attacker: 'Moretti',
      defender: opponent,
      territory: `Point ${Date.now() % 1000}`,
      map: 'NEW_S_WINDFARM',
      starts_at: new Date(Date.now() - HOUR).toISOString(),
      ended_at: new Date(Date.now() - HOUR / 2).toISOString(),
      winner: 'attack',
      score_attacker: 20,
      score_defender: 12,
      players: [
        { nick: first.nick, side: 'attack', damage: 9100, kills: 11, hit_percent: 41, headshot_percent: 18 },
        // Nearly the same nick, and its owner plays already: somebody has to say who it is.
        { nick: first.nick.slice(0, -1), side: 'attack', damage: 4200, kills: 5 },
        { nick: 'Diego_Vargas', side: 'defence', damage: 7300, kills: 8 },
      ],
    };
    await collector.tell(war);

    // The open page learns of it by itself.
    const row = page.getByRole('listitem').filter({ hasText: opponent });
    await row.getByRole('link', { name: 'Check result' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('20 : 12');
    await expect(page.getByText(/Nothing is paid or posted until you confirm/)).toBeVisible();
    await page.getByRole('combobox', { name: /Whose nick is/ }).click();
    await page.getByRole('option', { name: 'Another member…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Whose row is this?' });
    await dialog.getByRole('searchbox').fill(second.nick);
    await dialog.getByRole('listitem').getByRole('button').filter({ hasText: second.nick }).first().click();
    await expectAccessible();
    await expectToFit(page);
    await page.getByRole('button', { name: 'Confirm and pay' }).click();

    // Confirmed: the page of the capt, with the result and where the numbers came from.
    await page.waitForURL(/\/capts\/[\da-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Win');
    const damage = page.getByRole('region', { name: 'Damage' });
    await expect(damage.getByText('source: war feed').first()).toBeVisible();
    await expect(damage.getByRole('row').filter({ hasText: second.nick })).toContainText('4,200');
    await expect(damage.getByRole('row').filter({ hasText: 'Diego_Vargas' })).toContainText('7,300');
    await expectToFit(page);

    await page.goto(`/guild/${GUILDS.moretti}/capts/opponents/${encodeURIComponent(opponent)}`);
    await expect(page.getByText(/damage 13,300 against 7,300/)).toBeVisible();
    await page.goto(`/guild/${GUILDS.moretti}/capts/season?season=all`);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.getByText('Wind farm, small')).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`^Win, ${opponent}`) })).toBeVisible();
    await expectAccessible();

    // A later report changes nothing that was confirmed.
    await collector.tell({ ...war, score_defender: 13 });
    await collector.revoke();
  },
);
