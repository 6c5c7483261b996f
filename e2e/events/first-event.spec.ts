import { createSandboxClient } from '@famiglia/sandbox/client';
import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/own-process.ts';

test.use({ locale: 'en-US', processOf: 'first-event' });

const guild = `/guild/${GUILDS.bratva}`;
const title = 'First drop';

/** The event begins soon, so that nobody has to wait for its end. */
const beginSoon = async (page: Page): Promise<void> => {
  await page.route('**/api/events/*', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    const soon = new Date(Date.now() + 1500).toISOString();
    const body = { ...(request.postDataJSON() as object), starts_at: soon, cutoff_minutes: null };
    return route.fallback({ postData: JSON.stringify(body) });
  });
};

test(
  'a new family’s first event: the form asks for the channel, the bot creates it, the event is posted and finished',
  { tag: '@any-width' },
  async ({ page, famiglia, signInAs, expectAccessible }) => {
    const people = createSandboxClient(famiglia.sandboxUrl);
    const channelsCalled = async (name: string) => {
      const { items } = await people.guildsOf(PEOPLE.free_owner);
      const channels = items.find(({ id }) => id === GUILDS.bratva)?.channels ?? [];
      return channels.filter((channel) => channel.name === name);
    };
    const steps = page.getByRole('region', { name: 'First steps' });

    await test.step('the trial opens the panel, which asks three questions; a guess is confirmed, a channel may wait', async () => {
      await signInAs(page, 'free_owner', guild);
      await page.getByRole('button', { name: 'Start the 7-day trial' }).click();
      await expect(steps.getByText('Question 1 of 3')).toBeVisible();
      await expectAccessible();
      await steps.getByRole('button', { name: 'That’s right' }).click();
      await expect(steps.getByRole('heading', { name: 'Who leads the family?' })).toBeVisible();
      await steps.getByRole('combobox', { name: 'Choose a role' }).click();
      await page.getByRole('option').nth(1).click();
      await steps.getByRole('button', { name: 'Let them lead' }).click();
      await expect(steps.getByRole('heading', { name: 'Which channels?' })).toBeVisible();
      await expect(steps.getByText(/led by/)).toBeVisible();
      await expect(steps.getByRole('button', { name: 'Create #мп' })).toBeVisible();
      await expectAccessible();
      await steps.getByRole('button', { name: 'Later' }).click();
      await expect(steps.getByRole('heading', { name: 'Create your first event' })).toBeVisible();
    });

    await test.step('the guide is put away, also after a reload, and brought back', async () => {
      await steps.getByRole('button', { name: 'Hide first steps' }).click();
      await expect(steps).toHaveCount(0);
      await page.reload();
      await page.getByRole('button', { name: /^Show first steps/ }).click();
      await expect(steps.getByRole('heading', { name: 'Create your first event' })).toBeVisible();
    });

    await test.step('the form promises nothing without a channel, and the bot creates one on a press', async () => {
      await beginSoon(page);
      await page.goto(`${guild}/events?new=`);
      const form = page.getByRole('dialog', { name: 'New event' });
      await form.getByLabel('Name').fill(title);
      await expect(form.getByText(/Nothing is posted in Discord until there is a channel/)).toBeVisible();
      await expect(form.getByRole('button', { name: 'Publish' })).toHaveCount(0);
      await expectAccessible();
      await form.getByRole('button', { name: 'Create #мп' }).click();
      await expect(form.getByText('The bot posts it with sign-up buttons in #мп.')).toBeVisible();
      expect(await channelsCalled('мп')).toHaveLength(1);
      await expect(form.getByLabel('Name')).toHaveValue(title);
    });

    await test.step('it is published where people sign up', async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      const [channel] = await channelsCalled('мп');
      const titles = async () =>
        (await people.messages(channel?.id ?? '')).map(({ embeds }) => embeds[0]?.title);
      await expect.poll(titles).toEqual([title]);
      await expect(page.getByText(/Not (posted|shown) in Discord/)).toHaveCount(0);
    });

    await test.step('the steps lead to its end, and say that the family is through', async () => {
      await page.goto(guild);
      for (const name of ['Read your members’ names', 'Make a ladder of ranks']) {
        await expect(steps.getByRole('heading', { name })).toBeVisible();
        await steps.getByRole('button', { name: 'Later' }).click();
      }
      await expect(steps.getByRole('heading', { name: 'Finish your first event' })).toBeVisible();
      await steps.getByRole('link', { name: 'Open the event' }).click();
      await page.getByRole('button', { name: 'Mark attendance' }).click();
      await page.getByRole('button', { name: 'Finish event' }).click();
      await expect(page.getByText(/0 attended/)).toBeVisible();
      await page.goto(guild);
      await expect(steps.getByRole('heading', { name: 'Your first event is finished' })).toBeVisible();
      await expectAccessible();
    });
  },
);
