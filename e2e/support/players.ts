import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { people } from './people.ts';

/** People of the demo world that other tests use. */
const TAKEN = new Set<string>(Object.values(PEOPLE));

/** Members whose Discord nick contains their in-game nick: `Ivan_Petrov | 12345`. */
export const findPlayers = async (count: number): Promise<{ userId: string; nick: string }[]> => {
  const { guilds } = await people.world();
  const members = guilds.find((guild) => guild.id === GUILDS.moretti)?.members ?? [];
  const named = members.flatMap(({ user_id, nick }) => {
    const [, ingame] = /^([A-Z][a-z]+_[A-Z][a-z]+) \| \d+$/.exec(nick ?? '') ?? [];
    return ingame === undefined || TAKEN.has(user_id) ? [] : [{ userId: user_id, nick: ingame }];
  });
  if (named.length < count) throw new Error(`the demo family has only ${named.length} with a nick`);
  return named.slice(0, count);
};
