import type { ActivityEntry } from './activity.ts';

/** The details that sentences speak of, found in whatever an entry has kept. */
export interface ActivityFacts {
  /** How many settings changed. */
  changes: number;
  /** Names of the roles whose rights changed. */
  roles: string;
  premium: boolean;
  /** The day until which something holds. */
  until: string | null;
  /** By how much reputation changed, with its sign. */
  delta: string;
  /** How many people or screens it was about. */
  count: number;
  /** In-game nick and static id as they are now. */
  nick: string;
  /** What the event is called that a member's row speaks of. */
  title: string;
  slots: number;
  /** How many came to an event. */
  came: number;
  pinned: 'in' | 'out' | 'none';
  /** How a capt ended. */
  result: 'win' | 'loss' | 'draw' | 'none';
  /** `3:1`, if anybody kept count. */
  score: string;
}

type Data = Record<string, unknown>;

const record = (value: unknown): Data => (typeof value === 'object' && value !== null ? (value as Data) : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const signed = (value: unknown): string =>
  typeof value === 'number' ? `${value < 0 ? '−' : '+'}${Math.abs(value)}` : '';
const result = (value: unknown): ActivityFacts['result'] =>
  value === 'win' || value === 'loss' || value === 'draw' ? value : 'none';
const score = (ours: unknown, theirs: unknown): string =>
  typeof ours === 'number' && typeof theirs === 'number' ? `${ours}:${theirs}` : '';
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
    delta: signed(data['delta']),
    count: number(data['count']),
    nick: [text(after['ingame_nick']), text(after['static_id']) && `#${text(after['static_id'])}`]
      .filter(Boolean)
      .join(' '),
    title: text(data['title']),
    slots: number(data['slots']),
    came: number(data['attended']),
    pinned: data['pinned'] === 'in' || data['pinned'] === 'out' ? data['pinned'] : 'none',
    result: result(data['result']),
    score: score(data['score_ours'], data['score_theirs']),
  };
};
