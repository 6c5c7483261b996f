import { sharp } from '../platform/images/safe-sharp.ts';
import { drawScreenshot } from './draw-screenshot.ts';
import { seededRandom } from './seeded-random.ts';

const WIDTH = 230;
const ROW = 22;
const PLAYERS = 5;
const INK = { r: 12, g: 14, b: 18, alpha: 0.86 };
const BRAND_COLOR = { r: 217, g: 164, b: 65, alpha: 1 };
const GREY = { r: 150, g: 158, b: 170, alpha: 1 };

const block = (width: number, height: number, background: typeof INK) => ({
  create: { width, height, channels: 4 as const, background },
});

/** An invented final screen of a gun game: a city behind the table of scores. */
export const drawGungame = async (seed: number): Promise<Buffer> => {
  const random = seededRandom(seed * 7);
  const left = 40 + Math.floor(random() * 500);
  const top = 24 + Math.floor(random() * 120);
  const rows = Array.from({ length: PLAYERS }, (_, place) => {
    const length = Math.floor((WIDTH - 60) * (1 - place * 0.13) * (0.7 + random() * 0.3));
    return {
      input: block(length, 8, place === 0 ? BRAND_COLOR : GREY),
      left: left + 36,
      top: top + 26 + place * ROW,
    };
  });
  const ranks = rows.map(({ top: at }) => ({ input: block(10, 8, GREY), left: left + 14, top: at }));
  return sharp(await drawScreenshot(seed))
    .composite([
      { input: block(WIDTH, 34 + PLAYERS * ROW, INK), left, top },
      { input: block(90, 6, BRAND_COLOR), left: left + 14, top: top + 10 },
      ...ranks,
      ...rows,
    ])
    .png({ compressionLevel: 3 })
    .toBuffer();
};
