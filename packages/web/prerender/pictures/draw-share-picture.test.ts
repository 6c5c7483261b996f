import { LANGUAGES } from '@famiglia/contract/kit/language';
import { expect, test } from 'vitest';
import { drawSharePicture } from './draw-share-picture.ts';

test.each(LANGUAGES)(
  'the drawn picture of a shared link has today’s words and fonts (%s): `npx vitest run --project scripts share -u` draws it anew',
  async (language) => {
    await expect(drawSharePicture(language)).toMatchFileSnapshot(`share-${language}.svg`);
  },
);
