import type { en } from './en.ts';

/** English defines the keys; a key missing in another language does not compile. */
export type Dictionary = typeof en;

export const languages = ['ru', 'en'] as const;

export type Language = (typeof languages)[number];
