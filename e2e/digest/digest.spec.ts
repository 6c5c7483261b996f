import { GUILDS, MORETTI_CHANNELS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { people, sandboxUrl } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ru-RU' });

const posts = async () =>
  (await people.messages(MORETTI_CHANNELS.lists, { limit: 100 })).filter(({ embeds }) =>
    embeds[0]?.title?.startsWith('Неделя семьи'),
  );

test(
  'the digest of the week is in its channel once, and everybody sees its picture',
  { tag: '@any-width' },
  async ({ page }) => {
    await expect.poll(posts).toHaveLength(1);
    const lines = (await posts())[0]?.embeds[0]?.description?.split('\n') ?? [];
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.length).toBeLessThanOrEqual(8);
    await page.goto(
      `${sandboxUrl()}/channels/${GUILDS.moretti}/${MORETTI_CHANNELS.lists}?as=${PEOPLE.member}`,
    );
    const post = page.getByRole('log').getByRole('listitem').filter({ hasText: 'Неделя семьи' });
    const picture = post.getByRole('img').last();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(300);
  },
);
