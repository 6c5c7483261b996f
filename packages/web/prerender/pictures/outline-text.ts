import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { create } from 'fontkit';

const require = createRequire(import.meta.url);

type Script = 'latin' | 'cyrillic';

/** The display font is a static 600: fontkit cannot set the weight of a compressed variable font. */
const FACES = {
  display: (script: Script) => `@fontsource/unbounded/files/unbounded-${script}-600-normal.woff2`,
  text: (script: Script) => `@fontsource-variable/onest/files/onest-${script}-wght-normal.woff2`,
};
type Face = keyof typeof FACES;

const opened = new Map<string, Font>();

const open = (face: Face, script: Script): Font => {
  const file = FACES[face](script);
  const font = opened.get(file) ?? (create(readFileSync(require.resolve(file))) as Font);
  opened.set(file, font);
  return font;
};

const runs = (text: string): string[] => text.match(/[\u0400-\u04FF]+|[^\u0400-\u04FF]+/g) ?? [];

/** Text as shapes. Otherwise the renderer would use the fonts of the build machine, which may lack ours. */
export const outlineText = (
  text: string,
  { face, x, y, size, fill }: { face: Face; x: number; y: number; size: number; fill: string },
): string => {
  let cursor = x;
  const shapes: string[] = [];
  for (const run of runs(text)) {
    const font = open(face, /[\u0400-\u04FF]/.test(run) ? 'cyrillic' : 'latin');
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run);
    for (const [index, glyph] of glyphs.entries()) {
      const path = glyph.path.toSVG();
      if (path)
        shapes.push(`<path transform="translate(${cursor} ${y}) scale(${scale} ${-scale})" d="${path}"/>`);
      cursor += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale;
    }
  }
  return `<g fill="${fill}">${shapes.join('')}</g>`;
};
