import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { people } from '../../support/people.ts';

/** People of the demo world that other tests use. */
const TAKEN = new Set<string>(Object.values(PEOPLE));

/** Two members whose Discord nick contains their in-game nick: `Ivan_Petrov | 12345`. */
export const twoPlayers = async (): Promise<{ userId: string; nick: string }[]> => {
  const { guilds } = await people.world();
  const members = guilds.find((guild) => guild.id === GUILDS.moretti)?.members ?? [];
  const named = members.flatMap(({ user_id, nick }) => {
    const [, ingame] = /^([A-Z][a-z]+_[A-Z][a-z]+) \| \d+$/.exec(nick ?? '') ?? [];
    return ingame === undefined || TAKEN.has(user_id) ? [] : [{ userId: user_id, nick: ingame }];
  });
  if (named.length < 2) throw new Error('the demo family has nobody with a nick');
  return named.slice(0, 2);
};
