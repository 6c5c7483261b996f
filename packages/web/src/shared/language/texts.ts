import type { Language } from '@famiglia/contract/constants';

/**
 * One area's texts in every language. Areas write `const en = {…}` and `const ru: typeof en = {…}`, so a
 * missing or misspelt key does not compile. One file an area: a page loads no words it does not show.
 */
export type Texts<Area> = Readonly<Record<Language, Area>>;
