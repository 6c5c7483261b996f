/** The key under which the guild's rule pays for a screenshot at once. */
export const ruleKey = (screenshotId: string): string => `screenshot:${screenshotId}`;

/** The key of a payment by a verdict that approved, or by the undo of one that had rejected. */
export const verdictKey = (screenshotId: string, occasion: 'verdict' | 'undo', verdictId: number): string =>
  `screenshot:${screenshotId}:${occasion}:${verdictId}`;

/** The key of a payment by a GG verdict before those had rows of their own. */
const timedKey = (screenshotId: string, decidedAt: Date): string =>
  `screenshot:${screenshotId}:${decidedAt.getTime()}`;

/** Every key under which a screenshot with these verdicts may have been paid. */
export const keysOfPayments = (
  screenshotId: string,
  verdicts: readonly { id: number; moderatedAt: Date }[],
): string[] => [
  ruleKey(screenshotId),
  ...verdicts.flatMap(({ id, moderatedAt }) => [
    verdictKey(screenshotId, 'verdict', id),
    verdictKey(screenshotId, 'undo', id),
    timedKey(screenshotId, moderatedAt),
  ]),
];
