/** A LIKE pattern for lower-cased text that contains this. What a person typed means only itself. */
export const containing = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
