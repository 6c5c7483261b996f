import { GUILDS, MORETTI_ROLES, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { people } from '../../support/people.ts';

/** People of the demo world that other tests use. */
const TAKEN = new Set<string>(Object.values(PEOPLE));

/** Four soldiers, and a caporegime with a higher priority. */
export const fiveMembers = async (): Promise<{ soldiers: string[]; capo: string }> => {
  const { guilds } = await people.world();
  const members = guilds.find((guild) => guild.id === GUILDS.moretti)?.members ?? [];
  const holding = (role: string, ...others: string[]) =>
    members
      .filter(({ user_id, roles }) => !TAKEN.has(user_id) && roles.includes(role))
      .filter(({ roles }) => !others.some((other) => roles.includes(other)))
      .map(({ user_id }) => user_id);
  const { caporegime, soldier, moderator, consigliere, don } = MORETTI_ROLES;
  const [capo] = holding(caporegime);
  const soldiers = holding(soldier, caporegime, moderator, consigliere, don).slice(0, 4);
  if (capo === undefined || soldiers.length < 4) throw new Error('the demo family is too small');
  return { soldiers, capo };
};
