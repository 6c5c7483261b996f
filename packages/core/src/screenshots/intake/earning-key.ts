/**
 * The key of a screenshot's payment: by the guild's rule at once, or by a verdict. Each pays once; a later verdict pays
 * anew.
 */
export const earningKey = (screenshotId: string, decidedAt: Date | null): string =>
  decidedAt === null ? `screenshot:${screenshotId}` : `screenshot:${screenshotId}:${decidedAt.getTime()}`;
