import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 480;
const HEIGHT = 270;
const BLOCK = 30;

interface SentFile {
  filename: string;
  bytes: Buffer;
  description?: string | null;
}

/**
 * A picture that is drawn from the fingerprint of what a visitor sent: the same file gives the same picture, so that copies are recognised, and
 * nothing that strangers upload is kept or shown.
 */
export const drawnInstead = ({ filename, bytes, description }: SentFile) => ({
  filename: `${filename.replace(/\.[^.]*$/, '')}.png`,
  contentType: 'image/png',
  bytes: drawPicture(createHash('sha256').update(bytes).digest()),
  description: description ?? null,
});

/** A PNG of coloured blocks. */
const drawPicture = (seed: Buffer): Buffer => {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  const columns = WIDTH / BLOCK;
  const colours = createHash('shake256', { outputLength: columns * (HEIGHT / BLOCK) * 3 })
    .update(seed)
    .digest();
  for (let y = 0; y < HEIGHT; y += 1) {
    const row = y * (1 + WIDTH * 3) + 1;
    for (let x = 0; x < WIDTH; x += 1) {
      const block = (Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)) * 3;
      colours.copy(rows, row + x * 3, block, block + 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits for each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};
