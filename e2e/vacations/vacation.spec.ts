import { GUILDS, MORETTI_CHANNELS } from '@famiglia/sandbox/demo-ids';
import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';
import { expectToFit } from '../public/support/expect-to-fit.ts';
import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const customIdOf = (message: SandboxMessage | null | undefined, action: string): string =>
  new RegExp(`"custom_id":"(${action}[^"]*)"`).exec(JSON.stringify(message?.components ?? []))?.[1] ?? '';

test.use({ locale: 'ru-RU' });

test(
  'a vacation over an event: asked for, approved in the panel, asked about at sign-up, ended',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible }) => {
    const name = `tired_${test.info().project.name}`;
    const { id: user_id } = await people.createUser({ username: name, global_name: name });
    await people.member({ guild_id: GUILDS.moretti, user_id, action: 'join' });
    const command = async (of: string, options: Record<string, string> = {}) =>
      people.command({
        guild_id: GUILDS.moretti,
        channel_id: MORETTI_CHANNELS.general,
        user_id,
        name: of,
        options,
      });

    // A leader looks at the list while the member asks: the request appears by itself.
    await signInAs(page, 'owner', `/guild/${GUILDS.moretti}/personnel/vacations`);
    await expect(page.getByRole('heading', { name: /^Сейчас в отпуске/ })).toBeVisible();
    await command('vacation', { from: 'today', until: 'in 7 days', reason: 'Гипс' });
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText('Гипс')).toBeVisible();
    await expectAccessible();
    await expectToFit(page);
    await row.getByRole('button', { name: 'Одобрить' }).click();
    await expect(row.getByRole('button', { name: 'Завершить' })).toBeVisible();

    // The member is told, and asked when they sign up for something in those days.
    await expect.poll(async () => JSON.stringify(await people.dms(user_id))).toContain('Отпуск одобрен');
    let post: SandboxMessage | undefined;
    await expect(async () => {
      const messages = await people.messages(MORETTI_CHANNELS.events, { limit: 50 });
      post = messages.find((message) => customIdOf(message, 'mp:join') !== '');
      expect(post).toBeDefined();
    }).toPass();
    const click = { message_id: post?.id ?? '', custom_id: customIdOf(post, 'mp:join'), user_id };
    const { message: question } = await people.click(click);
    expect(question?.content).toContain('Вы в отпуске до');
    expect(customIdOf(question, 'mp:anyway')).not.toBe('');

    // The profile says so; the leader calls the member back, and nothing is asked any more.
    await row.getByRole('link', { name }).click();
    await expect(page.getByText(/^В отпуске до /)).toBeVisible();
    await page.goBack();
    await row.getByRole('button', { name: 'Завершить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Завершить' }).click();
    await expect(row.getByText(/на месте с/)).toBeVisible();
    const { message: place } = await people.click(click);
    expect(customIdOf(place, 'mp:anyway')).toBe('');
  },
);
