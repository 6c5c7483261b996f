import { sharp } from '../platform/images/safe-sharp.ts';
import { drawScreenshot } from './draw-screenshot.ts';

export interface DemoScreenshot {
  seed: number;
  variant: 'as it is' | 'mirrored' | 'trimmed';
}

/** A screenshot as it was taken, or changed as by a member who sends an old one again. */
export const drawVariant = async (
  { seed, variant }: DemoScreenshot,
  draw = drawScreenshot,
): Promise<Buffer> => {
  const screen = await draw(seed);
  if (variant === 'mirrored') return sharp(screen).flop().jpeg({ quality: 70 }).toBuffer();
  if (variant === 'trimmed') {
    return sharp(screen)
      .extract({ left: 6, top: 4, width: 788, height: 442 })
      .jpeg({ quality: 60 })
      .toBuffer();
  }
  return screen;
};
