/** Words of the middle of a sentence at the head of a line. */
export const capitalized = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** The same for every word of a table. */
export const capitalizedAll = <Key extends string>(words: Readonly<Record<Key, string>>) =>
  Object.fromEntries(Object.entries<string>(words).map(([key, text]) => [key, capitalized(text)])) as Record<
    Key,
    string
  >;
