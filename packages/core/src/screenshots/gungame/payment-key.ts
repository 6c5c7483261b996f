/** The key of a screenshot's payment: the verdict that approved it, or the undo of one that had rejected it. */
export const paymentKey = (screenshotId: string, occasion: 'verdict' | 'undo', verdictId: number): string =>
  `screenshot:${screenshotId}:${occasion}:${verdictId}`;
