import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawScreenshot } from '../../demo/draw-screenshot.ts';
import { decodeScreenshot } from './decode-screenshot.ts';
import type { PerceptualHashes } from './compute-hashes.ts';
import { sharp } from '../../platform/images/safe-sharp.ts';

const bitsApart = (a: string, b: string): number =>
  Array.from(a).filter((bit, index) => bit !== b[index]).length;
const isAlike = (a: PerceptualHashes, b: PerceptualHashes): boolean =>
  bitsApart(a.phash, b.phash) <= 12 && bitsApart(a.dhash, b.dhash) <= 56;

const chunk = (type: string, data: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  // The check sum may be wrong: the file must be refused anyway.
  return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
};

/** A file of some kilobytes that claims a huge size. */
const pngBomb = (side: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/passwd"/></svg>',
);
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test('hostile files are refused, each with its reason', async () => {
  const screenshot = await drawScreenshot(1);
  const jpeg = await sharp(screenshot).jpeg().toBuffer();
  const webp = await sharp(screenshot).webp().toBuffer();
  const refused: Record<string, [Buffer, string]> = {
    'truncated PNG': [screenshot.subarray(0, screenshot.length / 2), 'picture_unreadable'],
    'truncated JPEG': [jpeg.subarray(0, jpeg.length / 2), 'picture_unreadable'],
    'truncated WebP': [webp.subarray(0, webp.length / 2), 'picture_unreadable'],
    'a PNG of 16,000 × 16,000': [pngBomb(16_000), 'picture_too_many_pixels'],
    'one pixel too narrow': [await sharp(screenshot).resize(319, 180).png().toBuffer(), 'picture_too_small'],
    'one pixel too low': [await sharp(screenshot).resize(320, 179).png().toBuffer(), 'picture_too_small'],
    SVG: [SVG, 'picture_unreadable'],
    GIF: [GIF, 'picture_unreadable'],
    text: [Buffer.from('GG'), 'picture_unreadable'],
    'an empty file': [Buffer.alloc(0), 'picture_unreadable'],
    'a PNG in name only': [Buffer.concat([screenshot.subarray(0, 8), SVG]), 'picture_unreadable'],
  };
  for (const [name, [file, code]] of Object.entries(refused)) {
    await expect(decodeScreenshot(file), name).rejects.toMatchObject({ code });
  }
});

test('a screenshot of 320 × 180 is large enough, also after it was turned upright', async () => {
  const smallest = sharp(await drawScreenshot(1)).resize(320, 180);
  expect(await decodeScreenshot(await smallest.png().toBuffer())).toMatchObject({ width: 320, height: 180 });
  const sideways = sharp(await drawScreenshot(1))
    .resize(180, 320)
    .withMetadata({ orientation: 6 });
  expect(await decodeScreenshot(await sideways.jpeg().toBuffer())).toMatchObject({ width: 320, height: 180 });
});

test('only pixels are kept: no location, no owner, no second file behind the image', async () => {
  const screenshot = await drawScreenshot(2);
  const jpeg = await sharp(screenshot)
    .withExif({ IFD0: { Artist: 'Vito' }, IFD3: { GPSLatitude: '55/1 45/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(jpeg).metadata()).exif?.includes('Vito')).toBe(true);
  const polyglot = Buffer.concat([jpeg, Buffer.from('PK\u0003\u0004<script>alert(1)</script>')]);
  const read = await decodeScreenshot(polyglot);
  for (const kept of [read.image, read.thumbnail]) {
    const { format, exif, xmp, icc } = await sharp(kept).metadata();
    expect({ format, exif, xmp, icc }).toEqual({
      format: 'webp',
      exif: undefined,
      xmp: undefined,
      icc: undefined,
    });
    expect(Buffer.from(kept).includes('script')).toBe(false);
  }
  expect([read.width, read.height]).toEqual([800, 450]);
  expect((await sharp(read.thumbnail).metadata()).width).toBe(480);
});

test('a rotated screenshot is stored upright', async () => {
  const sideways = await sharp(await drawScreenshot(3))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height } = await decodeScreenshot(sideways);
  expect([width, height]).toEqual([450, 800]);
});

test('scaled, recompressed, recoloured and mirrored screenshots are look-alikes; others are not', async () => {
  const screenshot = await drawScreenshot(4);
  const { hashes } = await decodeScreenshot(screenshot);
  const variants = {
    smaller: sharp(screenshot).resize(400).jpeg({ quality: 60 }),
    brighter: sharp(screenshot).modulate({ brightness: 1.15, saturation: 0.8 }),
    trimmed: sharp(screenshot).extract({ left: 6, top: 4, width: 788, height: 442 }),
    'in another format': sharp(screenshot).webp({ quality: 50 }),
  };
  for (const [name, variant] of Object.entries(variants)) {
    const other = await decodeScreenshot(await variant.toBuffer());
    expect(isAlike(hashes, other.hashes), name).toBe(true);
    expect(isAlike(hashes, other.hashes.mirrored), name).toBe(false);
  }
  const turned = await decodeScreenshot(await sharp(screenshot).flop().toBuffer());
  expect(isAlike(hashes, turned.hashes)).toBe(false);
  expect(isAlike(hashes, turned.hashes.mirrored)).toBe(true);

  const others = await Promise.all(
    [11, 12, 13, 14, 15, 16].map(async (seed) => decodeScreenshot(await drawScreenshot(seed))),
  );
  for (const other of others) {
    expect(isAlike(hashes, other.hashes) || isAlike(hashes, other.hashes.mirrored)).toBe(false);
  }
});
