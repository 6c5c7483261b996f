import { sql } from 'drizzle-orm';

/** Wins, losses and draws of a group of capts, as columns over the table `capt`. */
export const OUTCOME = sql`count(*)::int as capts,
  count(*) filter (where capt.result = 'win')::int as wins,
  count(*) filter (where capt.result = 'loss')::int as losses,
  count(*) filter (where capt.result = 'draw')::int as draws`;

export type OutcomeRow = {
  capts: number;
  wins: number;
  losses: number;
  draws: number;
};

export const outcomeOf = ({ capts, wins, losses, draws }: OutcomeRow) => ({
  capts,
  wins,
  losses,
  draws,
  win_rate: capts === 0 ? null : wins / capts,
});
