import type { Language } from '@famiglia/contract/constants';

/** The same thing in every language people read. */
export type Localised<Text = string> = Readonly<Record<Language, Text>>;

/** English sets the keys; a key that Russian lacks does not compile. */
export const localised = <Texts>(texts: { en: Texts; ru: NoInfer<Texts> }): Localised<Texts> => texts;
