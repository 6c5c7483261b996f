import { readFile } from 'node:fs/promises';
import type { Language } from '@famiglia/contract/kit/language';
import sharp from 'sharp';

/** The picture of a shared link, from the file that `draw-share-picture.ts` has drawn. */
export const sharePicture = async (language: Language): Promise<Buffer> =>
  sharp(await readFile(new URL(`share-${language}.svg`, import.meta.url)))
    .png({ palette: true, quality: 90 })
    .toBuffer();
