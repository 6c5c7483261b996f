import type { ActivityFacts } from './activity-facts.ts';
import type { ActivityType } from './activity-types.ts';

export interface ActivitySentence {
  /** For filters and settings. */
  name: string;
  /** What happened; `{target}` is the name of whom it happened to. Who did it stands beside it. */
  says: (facts: ActivityFacts) => string;
}

/** A kind of activity without words in both languages does not compile. */
export type ActivitySentences = Record<ActivityType, ActivitySentence>;
