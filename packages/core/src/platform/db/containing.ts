/** A LIKE pattern for lower-cased text that contains this; wildcards in it are escaped. */
export const containing = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
