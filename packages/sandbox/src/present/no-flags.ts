/** Discord's flag sets are enums without a name for "none of them"; `never` fits each of them. */
export const NO_FLAGS = 0 as never;
