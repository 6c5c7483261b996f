/** What a screenshot is paid under: at once by the guild's rule, or by a verdict. Each pays once, a later verdict anew. */
export const earningKey = (screenshotId: string, decidedAt: Date | null): string =>
  decidedAt === null ? `screenshot:${screenshotId}` : `screenshot:${screenshotId}:${decidedAt.getTime()}`;
