import { createSandboxClient } from '@famiglia/sandbox/client';
import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { drawScreenshot } from '@famiglia/core/demo/draw-screenshot';
import { expect, test } from '../support/test.ts';

const base = `/guild/${GUILDS.moretti}`;

test(
  'a leader gives an event an emoji, a colour, a picture and Discord’s own event; both places show them',
  { tag: '@any-width' },
  async ({ page, signInAs, expectAccessible }) => {
    const people = createSandboxClient(process.env['SANDBOX_URL'] ?? '');
    const title = `Look ${Date.now()}`;
    const post = async () =>
      (await people.messages(MORETTI_CHANNELS.events, { limit: 50 })).find(({ embeds }) =>
        embeds[0]?.title?.includes(title),
      );
    const listed = async () =>
      (await people.guildsOf(PEOPLE.owner)).items
        .find(({ id }) => id === GUILDS.moretti)
        ?.scheduled_events.filter(({ name }) => name === title) ?? [];

    await test.step('the form takes them, and shows the picture before it is saved', async () => {
      await signInAs(page, 'owner', `${base}/events?new=`);
      const form = page.getByRole('dialog', { name: 'New event' });
      await form.getByLabel('Name').fill(title);
      await form.getByLabel('Description').fill('**Gather** at [the pier](https://map.example)\n- masks');
      const tomorrow = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
      await form.getByLabel('Day', { exact: true }).fill(tomorrow);
      await form.locator('summary').click();
      await form.getByLabel('Emoji').fill('drop');
      await form.getByRole('button', { name: 'Blue' }).click();
      await form.getByLabel('Choose a picture').setInputFiles({
        name: 'city.png',
        mimeType: 'image/png',
        buffer: await drawScreenshot(21),
      });
      await expect(form.locator('img')).toBeVisible();
      await form.getByLabel('Also add it to the server’s events').check();
      await expectAccessible();
      await form.getByRole('button', { name: 'Publish' }).click();
      await expect(form.getByText('One emoji only, or a server emoji as <:name:id>.')).toBeVisible();
      await form.getByLabel('Emoji').fill('🎯');
      await form.getByRole('button', { name: 'Publish' }).click();
    });

    await test.step('the page shows the look and the formatted text', async () => {
      await expect(page.getByRole('heading', { name: `🎯 ${title}`, level: 1 })).toBeVisible();
      await expect(page.locator('strong', { hasText: 'Gather' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'the pier' })).toHaveAttribute(
        'rel',
        'noopener noreferrer',
      );
      await expect(page.locator('main img[src*="/api/files/"]').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open the Discord event' })).toBeVisible();
      await expectAccessible();
    });

    await test.step('Discord has the post and the event', async () => {
      await expect.poll(async () => (await post())?.embeds[0]?.title).toBe(`🎯 ${title}`);
      const message = await post();
      expect(message?.embeds[0]).toMatchObject({ color: 0x3f_7f_d1 });
      expect(message?.embeds[0]?.image?.url).toContain('.webp');
      await expect.poll(async () => (await listed()).length).toBe(1);
    });

    await test.step('deleted in Discord by hand it is gone, and the page says so', async () => {
      const [event] = await listed();
      await people.deleteScheduledEvent(event?.id ?? '');
      await expect(page.getByText('The Discord event was deleted by hand.')).toBeVisible();
    });

    await test.step('the list shows the emoji before the title', async () => {
      await page.goto(`${base}/events?search=${encodeURIComponent(title)}`);
      await expect(page.getByRole('link', { name: `🎯 ${title}` })).toBeVisible();
    });
  },
);
