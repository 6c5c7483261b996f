type Localisations = Partial<Record<string, string | null>> | null | undefined;

/** A text of a command in the person's language, as Discord would show it. */
export function localised(original: string, others: Localisations, locale: string): string {
  return others?.[locale] ?? original;
}
