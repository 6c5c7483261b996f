import { GUILDS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { fiveMembers } from '../events/support/five-members.ts';
import { planInDiscord } from '../events/support/sign-up-message.ts';
import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const users = (userId: string) => `/guild/${GUILDS.moretti}/users?search=${userId}`;

const changeNick = async (nick: string | null) =>
  people.member({ guild_id: GUILDS.moretti, user_id: PEOPLE.english_member, action: 'nick', nick });
const giveRoles = async (roles: string[]) =>
  people.member({ guild_id: GUILDS.moretti, user_id: PEOPLE.closed_dms, action: 'roles', roles });

test.use({ locale: 'en-US', consoleStaysQuiet: false });

// The people of this test exist only once, so it runs at one width.
test(
  'changes in Discord appear on every screen, also after a disconnect, until the permission is removed',
  { tag: '@any-width' },
  async ({ page: owner, browser, signInAs }) => {
    await giveRoles([MORETTI_ROLES.consigliere]);
    const elsewhere = await browser.newContext({ locale: 'en-US' });
    const deputy = await elsewhere.newPage();
    await signInAs(owner, 'owner', users(PEOPLE.english_member));
    await signInAs(deputy, 'closed_dms', users(PEOPLE.english_member));
    const shows = (name: string) =>
      Promise.all([owner, deputy].map((page) => expect(page.getByText(name).first()).toBeVisible()));

    await changeNick('First_Nick | 1');
    await shows('First_Nick | 1');

    await elsewhere.setOffline(true);
    await expect(deputy.getByText('Connection lost').filter({ visible: true })).toBeVisible();
    await changeNick('Second_Nick | 2');
    await expect(owner.getByText('Second_Nick | 2').first()).toBeVisible();
    await elsewhere.setOffline(false);
    await shows('Second_Nick | 2');
    await expect(deputy.getByText('Connection lost').filter({ visible: true })).toBeHidden();

    await giveRoles([MORETTI_ROLES.soldier]);
    await expect(deputy.getByRole('heading', { name: 'Your access to this panel has ended' })).toBeVisible();
    await expect(owner.getByText('Second_Nick | 2').first()).toBeVisible();

    await changeNick(null);
    await elsewhere.close();
  },
);

test(
  'a sign-up in Discord appears in two rosters at once, and after a disconnect nothing is stale',
  { tag: '@any-width' },
  async ({ page: owner, browser, signInAs }) => {
    const events = `/guild/${GUILDS.moretti}/events`;
    const title = `Watched by two ${Date.now()}`;
    const { soldiers } = await fiveMembers();
    const [first = '', second = ''] = soldiers;
    const discord = await planInDiscord({ title, slots: '5' });
    await signInAs(owner, 'owner', `${events}?status=open`);
    await owner.getByRole('link', { name: title }).click();
    await expect(owner.getByText('Nobody has signed up yet')).toBeVisible();
    const elsewhere = await browser.newContext({ locale: 'en-US' });
    const manager = await elsewhere.newPage();
    await signInAs(manager, 'manager', new URL(owner.url()).pathname);
    await expect(manager.getByText('Nobody has signed up yet')).toBeVisible();
    const shows = (page: typeof owner, userId: string) =>
      expect(page.locator(`[data-row="${userId}"]`).first()).toBeVisible();

    await discord.press('join', first);
    await Promise.all([shows(owner, first), shows(manager, first)]);

    await elsewhere.setOffline(true);
    await expect(manager.getByText('Connection lost').filter({ visible: true })).toBeVisible();
    await discord.press('join', second);
    await shows(owner, second);
    await elsewhere.setOffline(false);
    await shows(manager, second);
    await elsewhere.close();
  },
);

test(
  'a new member appears in the activity while somebody reads it',
  { tag: '@any-width' },
  async ({ page, signInAs }) => {
    const name = 'Newcomer';
    await signInAs(page, 'manager', `/guild/${GUILDS.moretti}/activity`);
    await expect(page.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible();
    const { id } = await people.createUser({ username: 'newcomer', global_name: name });
    await people.member({ guild_id: GUILDS.moretti, user_id: id, action: 'join' });
    await expect(page.getByText(`${name} joined the server`)).toBeVisible();
  },
);
