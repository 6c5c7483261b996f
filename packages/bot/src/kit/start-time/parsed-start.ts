/** The meaning of a typed start. A question has one or more moments to choose from, soonest first. */
export type ParsedStart =
  | { startsAt: Date }
  | { question: 'which' | 'passed'; readings: readonly Date[] }
  | { problem: 'unreadable' | 'no_clock' | 'no_such_time' | 'in_past' };
