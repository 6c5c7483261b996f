import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

const SIGN = new URL('../../public/favicon.svg', import.meta.url);
const PLATE = '#2b2010';

const png = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer();

/**
 * Systems crop a maskable icon to their own shape: the background fills the square, the sign stays in the
 * middle.
 */
const maskable = async (svg: Buffer, size: number): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 4, background: PLATE } })
    .composite([{ input: await png(svg, Math.round(size * 0.72)) }])
    .png()
    .toBuffer();

/** An .ico file is a small table in front of PNG data. */
const ico = (picture: Buffer, size: number): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
};

/** All sizes of the icon that browsers and phones request, rendered from one SVG. */
export const icons = async (): Promise<Record<string, Buffer>> => {
  const svg = await readFile(SIGN);
  return {
    'favicon.ico': ico(await png(svg, 32), 32),
    'apple-touch-icon.png': await maskable(svg, 180),
    'icon-192.png': await png(svg, 192),
    'icon-512.png': await png(svg, 512),
    'icon-maskable-512.png': await maskable(svg, 512),
  };
};
