/** What a screen was paid for: a verdict that approved it, or the end of one that had rejected it. */
export const paymentKey = (screenshotId: string, occasion: 'verdict' | 'undo', verdictId: number): string =>
  `screenshot:${screenshotId}:${occasion}:${verdictId}`;
