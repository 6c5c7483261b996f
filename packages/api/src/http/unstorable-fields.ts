/** PostgreSQL takes no NUL, and half of a surrogate pair is no letter in any encoding. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** The fields of an input whose text no database can keep. */
export const unstorableFields = (value: unknown, path: readonly string[] = []): string[] => {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [path.join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => unstorableFields(inner, [...path, name]));
};
