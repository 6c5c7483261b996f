/** People whose last refusal is remembered. */
const REMEMBERED = 1000;

/** What was refused to a person last, for a ticket that they may write about it. It is lost with the process. */
export interface LastRefusals {
  note: (userId: string, guildId: string, what: string) => void;
  lastOf: (userId: string, guildId: string) => string | undefined;
}

export const createLastRefusals = (): LastRefusals => {
  const refusals = new Map<string, string>();
  return {
    note: (userId, guildId, what) => {
      const key = `${guildId} ${userId}`;
      refusals.delete(key);
      refusals.set(key, what);
      const [oldest] = refusals.keys();
      if (refusals.size > REMEMBERED && oldest !== undefined) refusals.delete(oldest);
    },
    lastOf: (userId, guildId) => refusals.get(`${guildId} ${userId}`),
  };
};
