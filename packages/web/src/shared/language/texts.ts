import type { Language } from '@famiglia/contract/kit/language';

/**
 * The texts of one area in every language. Areas write `const en = {…}` and `const ru: typeof en = {…}`, so a
 * missing or misspelt key does not compile. One file per area, so that a page loads only its own texts.
 */
export type Texts<Area> = Readonly<Record<Language, Area>>;
