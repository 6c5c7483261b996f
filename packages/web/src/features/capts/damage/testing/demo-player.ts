import type { CaptPlayer } from '@famiglia/contract/capts/capts';

export const demoPlayer = (nick: string, damage: number, change: Partial<CaptPlayer> = {}): CaptPlayer => ({
  user_id: null,
  nick,
  side: 'ours',
  damage,
  kills: 0,
  deaths: 0,
  hit_percent: null,
  headshot_percent: null,
  source: null,
  ...change,
});
