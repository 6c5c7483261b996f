import { isolateNames } from './isolate-names.ts';
import type { Texts } from './texts.ts';
import { useLanguage } from './use-language.ts';

/** The texts of one area in the reader's language. */
export const useText = <Area>(texts: Texts<Area>): Area => isolateNames(texts[useLanguage()]);
