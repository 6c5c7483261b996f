import type { Texts } from './texts.ts';
import { useLanguage } from './use-language.ts';
import { isolateDirection } from '@famiglia/contract/kit/isolate-direction';

const isolated = new WeakMap<object, unknown>();

const isolate = (part: unknown): unknown => {
  if (typeof part === 'function') {
    return (...values: unknown[]): unknown =>
      part(...values.map((value) => (typeof value === 'string' ? isolateDirection(value) : value)));
  }
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map(isolate);
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, isolate(value)]));
};

/** The texts of an area, with right-to-left names isolated so that the words around them keep their order. */
export const isolateNames = <Area>(area: Area): Area => {
  if (typeof area !== 'object' || area === null) return area;
  if (!isolated.has(area)) isolated.set(area, isolate(area));
  return isolated.get(area) as Area;
};

/** The texts of one area in the reader's language. */
export const useText = <Area>(texts: Texts<Area>): Area => isolateNames(texts[useLanguage()]);
