import { sharp } from '../platform/images/safe-sharp.ts';
import { seededRandom } from './seeded-random.ts';

type Colour = readonly [number, number, number];

const WIDTH = 800;
const HEIGHT = 450;
/** Sky colours at different hours: at the top, and at the horizon. */
const SKIES: readonly (readonly [Colour, Colour])[] = [
  [
    [20, 24, 54],
    [122, 74, 108],
  ],
  [
    [44, 92, 150],
    [198, 214, 224],
  ],
  [
    [58, 28, 70],
    [236, 128, 72],
  ],
  [
    [8, 12, 24],
    [32, 48, 74],
  ],
  [
    [92, 116, 132],
    [176, 182, 180],
  ],
];
const CARS: readonly Colour[] = [
  [196, 34, 44],
  [230, 180, 60],
  [40, 90, 190],
  [226, 226, 230],
  [26, 26, 30],
];

/** An invented screenshot of a city: skyline, street, car, map and money. */
export const drawScreenshot = async (seed: number): Promise<Buffer> => {
  const random = seededRandom(seed);
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const between = (low: number, high: number): number => Math.floor(low + random() * (high - low));
  const pick = <Item>(items: readonly Item[]): Item => items[between(0, items.length)] as Item;

  const put = (x: number, y: number, [red, green, blue]: Colour): void => {
    const at = (y * WIDTH + x) * 3;
    pixels[at] = red;
    pixels[at + 1] = green;
    pixels[at + 2] = blue;
  };
  const fill = (left: number, top: number, width: number, height: number, colour: Colour): void => {
    const [from, to] = [Math.max(0, left), Math.min(WIDTH, left + width)];
    const pattern = Buffer.from(colour);
    for (let y = Math.max(0, top); y < Math.min(HEIGHT, top + height); y += 1) {
      if (from < to) pixels.fill(pattern, (y * WIDTH + from) * 3, (y * WIDTH + to) * 3);
    }
  };
  const disc = (cx: number, cy: number, radius: number, colour: Colour): void => {
    for (let y = Math.max(0, cy - radius); y < Math.min(HEIGHT, cy + radius); y += 1) {
      for (let x = Math.max(0, cx - radius); x < Math.min(WIDTH, cx + radius); x += 1) {
        if ((x - cx) ** 2 + (y - cy) ** 2 < radius ** 2) put(x, y, colour);
      }
    }
  };

  const [zenith, haze] = pick(SKIES);
  const horizon = between(200, 300);
  for (let y = 0; y < HEIGHT; y += 1) {
    const share = Math.min(1, y / horizon);
    const row = zenith.map((part, index) => part + ((haze[index] ?? 0) - part) * share);
    fill(0, y, WIDTH, 1, [row[0] ?? 0, row[1] ?? 0, row[2] ?? 0]);
  }
  disc(between(80, 720), between(40, 140), between(18, 46), [252, 232, 190]);
  const tone = between(18, 70);
  for (let left = -20; left < WIDTH; left += between(30, 110)) {
    const [width, height] = [between(40, 130), between(60, 240)];
    const shade = tone + between(-12, 18);
    fill(left, horizon - height, width, height + 40, [shade, shade + 4, shade + 12]);
    for (let window = 0; window < height / 9; window += 1) {
      if (random() < 0.6) continue;
      fill(left + between(4, width - 8), horizon - height + window * 9, 5, 4, [244, 214, 140]);
    }
  }
  const road = between(36, 70);
  fill(0, horizon + 20, WIDTH, HEIGHT - horizon, [road, road, road + 4]);
  for (let x = between(0, 60); x < WIDTH; x += 120) fill(x, horizon + 90, 60, 5, [220, 208, 150]);
  const [carX, carY] = [between(120, 560), horizon + between(40, 100)];
  const paint = pick(CARS);
  fill(carX, carY, 150, 34, paint);
  fill(carX + 30, carY - 24, 84, 26, paint);
  fill(carX + 40, carY - 19, 64, 18, [150, 176, 190]);
  disc(carX + 32, carY + 36, 15, [14, 14, 16]);
  disc(carX + 118, carY + 36, 15, [14, 14, 16]);
  fill(14, HEIGHT - 104, 150, 90, [34, 46, 40]);
  for (let line = 0; line < 5; line += 1) {
    fill(14 + between(0, 140), HEIGHT - 104, 4, 90, [120, 130, 126]);
    fill(14, HEIGHT - 104 + between(0, 86), 150, 4, [120, 130, 126]);
  }
  fill(14, HEIGHT - 12, between(60, 150), 6, [88, 178, 92]);
  for (let digit = 0; digit < between(4, 8); digit += 1) {
    fill(WIDTH - 30 - digit * 18, 18, between(6, 13), 20, [120, 204, 120]);
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
};
