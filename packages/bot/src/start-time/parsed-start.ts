/** What a typed start means. A question has one moment or more to choose from, soonest first. */
export type ParsedStart =
  | { startsAt: Date }
  | { question: 'which' | 'passed'; readings: readonly Date[] }
  | { problem: 'unreadable' | 'no_clock' | 'no_such_time' | 'in_past' };
