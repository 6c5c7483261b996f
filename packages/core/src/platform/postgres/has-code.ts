/** Whether an error carries one of these codes: `ENOENT` of the system, `57P03` of PostgreSQL. */
export const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
