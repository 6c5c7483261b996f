import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Theme = 'light' | 'dark';
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

const channels = (hex: string) =>
  [1, 3, 5, 7].map((at) => Number.parseInt(hex.slice(at, at + 2) || 'ff', 16) / 255);

/** A half-transparent colour blends with the colour below it. */
const over = (top: string, under: string): number[] => {
  const [r = 0, g = 0, b = 0, alpha = 1] = channels(top);
  const below = channels(under);
  return [r, g, b].map((value, index) => value * alpha + (below[index] ?? 0) * (1 - alpha));
};

const luminance = (rgb: number[]): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: number[], other: number[]): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const colour = (name: string, theme: Theme): string => {
  const token = tokens.get(name);
  if (!token) throw new Error(`no token --${name}`);
  return token[theme];
};

const SURFACES = ['ink', 'surface', 'raised', 'hover'];
const TEXTS = ['text', 'muted', 'faint', 'brass', 'good', 'bad', 'info'];
const ON_WASH = ['brass', 'good', 'bad', 'info'];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(TEXTS)('keeps --%s readable on every surface', (text) => {
    for (const surface of [...SURFACES, 'selected', 'field']) {
      const ratio = contrast(over(colour(text, theme), '#000000'), over(colour(surface, theme), '#000000'));
      expect(ratio, `--${text} on --${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(ON_WASH)('keeps --%s readable on its own tint', (text) => {
    for (const surface of SURFACES) {
      const wash = over(colour(`${text}-wash`, theme), colour(surface, theme));
      expect(
        contrast(over(colour(text, theme), '#000000'), wash),
        `over --${surface}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('shows what is selected on every surface it stands on', () => {
    const selected = over(colour('selected', theme), '#000000');
    for (const surface of ['ink', 'surface']) {
      const ratio = contrast(selected, over(colour(surface, theme), '#000000'));
      expect(ratio, `--selected on --${surface}`).toBeGreaterThanOrEqual(1.15);
    }
  });

  it('keeps the text of a brass button readable, at rest and on hover', () => {
    const words = over(colour('brass-ink', theme), '#000000');
    for (const face of ['brass-face', 'brass-face-strong']) {
      expect(contrast(words, over(colour(face, theme), '#000000'))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('a field on light paper is lighter than what it stands on or as light, and its edge is seen', () => {
  const field = over(colour('field', 'light'), '#000000');
  const edge = over(colour('field-line', 'light'), '#000000');
  for (const surface of SURFACES) {
    const under = over(colour(surface, 'light'), '#000000');
    expect(luminance(field)).toBeGreaterThanOrEqual(luminance(under));
    expect(contrast(edge, under), `on --${surface}`).toBeGreaterThanOrEqual(3);
  }
});

it('a brass button looks the same in both themes: ink on brass', () => {
  for (const name of ['brass-face', 'brass-ink']) expect(colour(name, 'light')).toBe(colour(name, 'dark'));
});

it('every size of a container that a class asks for is declared, because others do nothing', () => {
  const theme = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');
  const declared = [...theme.matchAll(/--container-([\w-]+):/g)].map(([, name]) => name);
  const source = join(import.meta.dirname, '../..');
  const used = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/[\s'"`]@(?:max-)?([a-z-]+):/g)])
    .map(([, name]) => name);
  expect(declared).toEqual(expect.arrayContaining([...new Set(used)]));
});
