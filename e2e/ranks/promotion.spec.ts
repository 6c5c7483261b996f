import { GUILDS, MORETTI_ROLES } from '@famiglia/sandbox/demo-ids';
import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** The roles of the demo's ladder that each member of the family holds in Discord. */
const ranksInDiscord = async (): Promise<Map<string, string[]>> => {
  const { guilds } = await people.world();
  const members = guilds.find(({ id }) => id === GUILDS.moretti)?.members ?? [];
  const ladder = new Set<string>([MORETTI_ROLES.newcomer, MORETTI_ROLES.soldier, MORETTI_ROLES.caporegime]);
  return new Map(members.map(({ user_id, roles }) => [user_id, roles.filter((id) => ladder.has(id))]));
};

test.use({ locale: 'ru-RU' });

test(
  'a promotion that the bot proposed is done in the panel, and the role changes in Discord',
  { tag: '@any-width' },
  async ({ page, signInAs }) => {
    await signInAs(page, 'owner', `/guild/${GUILDS.moretti}/personnel/ranks`);
    const proposal = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Повысить' }) })
      .filter({ hasText: '→ Солдат' })
      .first();
    const link = proposal.getByRole('link');
    const name = await link.innerText();
    const userId = (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
    expect((await ranksInDiscord()).get(userId)).toEqual([MORETTI_ROLES.newcomer]);

    await proposal.getByRole('button', { name: 'Повысить' }).click();
    const dialog = page.getByRole('dialog', { name: `Повысить ${name} до «Солдат»?` });
    await dialog.getByLabel('Причина').fill('Держит порт каждый вечер');
    await dialog.getByRole('button', { name: 'Повысить' }).click();

    // One role takes the other's place, the proposal is gone, and the reason stands among the changes.
    await expect.poll(async () => (await ranksInDiscord()).get(userId)).toEqual([MORETTI_ROLES.soldier]);
    const rows = page.getByRole('listitem').filter({ hasText: name });
    await expect(rows.filter({ hasText: 'Держит порт каждый вечер' })).toBeVisible();
    await expect(rows.getByRole('button')).toHaveCount(0);
  },
);
