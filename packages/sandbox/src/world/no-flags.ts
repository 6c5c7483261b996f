/** Discord's flag sets are enums with no member for "none" or for a sum; `never` fits each of them. */
export const asFlags = (bits: number): never => bits as never;

export const NO_FLAGS = asFlags(0);
