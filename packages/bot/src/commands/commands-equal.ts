/**
 * Whether the registered command equals the wanted one. Discord adds fields and leaves out empty ones (null,
 * false, empty), so only the fields of the wanted command are compared.
 */
export const commandsEqual = (wanted: unknown, registered: unknown): boolean => {
  if (isNothing(wanted)) return isNothing(registered);
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(registered) &&
      wanted.length === registered.length &&
      wanted.every((item, index) => commandsEqual(item, registered[index]))
    );
  }
  if (typeof wanted !== 'object' || wanted === null) return wanted === registered;
  if (typeof registered !== 'object' || registered === null) return false;
  const theirs = new Map<string, unknown>(Object.entries(registered));
  return Object.entries(wanted).every(([key, value]) => commandsEqual(value, theirs.get(key)));
};

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0);
