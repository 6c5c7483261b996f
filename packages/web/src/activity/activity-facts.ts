import type { ActivityEntry } from '@famiglia/contract/activity';

/** The details that sentences speak of, found in whatever an entry has kept. */
export interface ActivityFacts {
  /** How many settings changed. */
  changes: number;
  /** Names of the roles whose rights changed. */
  roles: string;
  premium: boolean;
  /** The day until which something holds. */
  until: string | null;
}

type Data = Record<string, unknown>;

const record = (value: unknown): Data => (typeof value === 'object' && value !== null ? (value as Data) : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Rows are kept for ever, and what they keep may change: nothing here relies on a field being there. */
export const activityFacts = (
  data: ActivityEntry['data'],
  formatDate: (iso: string) => string,
): ActivityFacts => {
  const after = record(data['after']);
  const until = text(data['expires_at']) || text(after['period_end']);
  return {
    changes: list(data['changes']).length,
    roles: list(data['roles'])
      .map((role) => text(record(role)['name']))
      .filter(Boolean)
      .join(', '),
    premium: after['tier'] === 'premium',
    until: until ? formatDate(until) : null,
  };
};
