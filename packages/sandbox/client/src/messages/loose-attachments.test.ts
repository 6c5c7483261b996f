import type { APIAttachment } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { looseAttachments } from './message-content.tsx';

const file = (id: string): APIAttachment => ({
  id,
  filename: `${id}.png`,
  size: 1,
  url: `http://cdn.test/${id}.png?hm=1`,
  proxy_url: `http://cdn.test/${id}.png?hm=1`,
});

test('an image of an embed is not shown again beside it', () => {
  const embeds = [
    { image: { url: 'http://cdn.test/table.png?hm=2' } },
    { thumbnail: { url: 'http://cdn.test/face.png' } },
  ];
  const files = [file('table'), file('face'), file('other')];
  expect(looseAttachments(files, embeds).map(({ id }) => id)).toEqual(['other']);
  expect(looseAttachments(files, [])).toHaveLength(3);
});
