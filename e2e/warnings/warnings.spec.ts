import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { expectToFit } from '../public/support/expect-to-fit.ts';
import { changeDatabase } from '../support/change-database.ts';
import { people, sandboxUrl } from '../support/people.ts';
import { runJob } from '../support/run-job.ts';
import { expect, test } from '../support/test.ts';

const list = `/guild/${GUILDS.moretti}/personnel/warnings`;

test.use({ locale: 'ru-RU' });

/** Somebody who has joined, and whose page the panel has. */
const newMember = async (page: Page, prefix: string): Promise<string> => {
  const name = `${prefix}_${test.info().project.name}`;
  const { id } = await people.createUser({ username: name, global_name: name });
  await people.member({ guild_id: GUILDS.moretti, user_id: id, action: 'join' });
  await expect(async () => {
    await page.goto(`/guild/${GUILDS.moretti}/users/${id}`);
    await expect(page.getByRole('heading', { name })).toBeVisible({ timeout: 2000 });
  }).toPass();
  return id;
};

const dmsOf = async (userId: string): Promise<string> =>
  (await people.dms(userId)).map(({ content }) => content).join('\n');

/** A warning for a week that was given a week ago. Its end comes a moment after it is given, and nobody acts on it. */
const warnAWeekAgo = async (userId: string, reason: string): Promise<void> => {
  const earlier = `update warnings set created_at = created_at - interval '7 days', ends_at = ends_at - interval '7 days'
    where user_id = $1 and ends_at > now()`;
  const command = {
    guild_id: GUILDS.moretti,
    channel_id: MORETTI_CHANNELS.general,
    user_id: PEOPLE.owner,
    name: 'warn',
    options: { member: userId, kind: 'warning', reason, days: 7 },
  };
  // On a busy machine an interaction may be over before the bot answers: it is sent again.
  await expect(async () => {
    const isGiven = (await changeDatabase(earlier, [userId])) > 0;
    if (!isGiven) await people.command(command);
    expect(isGiven).toBe(true);
  }).toPass();
};

test(
  'a warning is given in the panel, told in Discord and lifted; another ends by itself when its week is over',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible }) => {
    test.slow();
    await signInAs(page, 'owner', `/guild/${GUILDS.moretti}/users`);
    const lateId = await newMember(page, 'late');
    await warnAWeekAgo(lateId, 'Проспал капт');
    const userId = await newMember(page, 'warned');
    const told = async () => dmsOf(userId);

    await page.goto(list);
    await page.getByRole('button', { name: 'Предупредить' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Участник').fill(`warned_${test.info().project.name}`);
    await page.getByRole('option', { name: /^warned_/ }).click();
    await form.getByLabel('Причина', { exact: true }).fill('Бросил пост');
    await form.getByRole('button', { name: 'Предупредить' }).click();
    await expect(page.getByText('Бросил пост').first()).toBeVisible();
    await expect.poll(told).toContain('Причина: Бросил пост');

    await page.goto(`${list}?user_id=${userId}`);
    await expect(page.getByText('Бросил пост')).toBeVisible();
    await expectAccessible();
    await expectToFit(page);
    await page.getByRole('button', { name: /^Действия: / }).click();
    await page.getByRole('menuitem', { name: 'Снять предупреждение' }).click();
    await page.getByRole('dialog').getByLabel('Почему').fill('Разобрались');
    await page.getByRole('dialog').getByRole('button', { name: 'Снять' }).click();
    await expect(page.getByText(/^Предупреждение снято \(.*\): Разобрались$/)).toBeVisible();
    await expect.poll(told).toContain('снято предупреждение');

    // The other one: the member is told, and the panel's list and the file's timeline say so.
    await runJob('expire-warnings');
    await expect.poll(async () => dmsOf(lateId)).toContain('Ваше предупреждение истекло');
    await page.goto(`${list}?state=expired&user_id=${lateId}`);
    await expect(page.getByText('Проспал капт')).toBeVisible();
    await page.goto(`/guild/${GUILDS.moretti}/users/${lateId}/file`);
    await expect(page.getByText(/Истекло предупреждение.*Проспал капт/)).toBeVisible();
    await page.goto(`${sandboxUrl()}/channels/@me?as=${lateId}`);
    await expect(page.getByText(/Ваше предупреждение истекло/).first()).toBeVisible();
  },
);
