type Localisations = Partial<Record<string, string | null>> | null | undefined;

/** A text of a command in the language of the person's Discord, as Discord itself would show it. */
export function localised(original: string, others: Localisations, locale: string): string {
  return others?.[locale] ?? original;
}
