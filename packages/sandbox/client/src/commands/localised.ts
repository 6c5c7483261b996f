type Localisations = Partial<Record<string, string | null>> | null | undefined;

/** A text of a command in the person's language, as Discord would show it. */
export const localised = (original: string, others: Localisations, locale: string): string =>
  others?.[locale] ?? original;
