/** Discord's flag sets are enums with no member for "none" or for a sum; `never` fits each of them. */
export function asFlags(bits: number): never {
  return bits as never;
}

export const NO_FLAGS = asFlags(0);
