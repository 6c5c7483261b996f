import { createHash } from 'node:crypto';
import { foldGameName, isSameName } from '../game-names.ts';
import type { Family } from './war-feed.queries.ts';

/** Which guilds a war names, looked up once for all of them. */
export interface Families {
  /** Of everything that decides who is named: another one means that an old answer says something new. */
  digest: string;
  guildIds: ReadonlySet<string>;
  named: (war: { attacker: string; defender: string }) => readonly Family[];
}

export const indexFamilies = (families: readonly Family[]): Families => {
  const byName = new Map<string, Set<Family>>();
  for (const family of families)
    for (const name of family.names.map(foldGameName))
      byName.set(name, (byName.get(name) ?? new Set()).add(family));
  const digest = createHash('sha256').update(JSON.stringify(families)).digest('base64');
  const named: Families['named'] = ({ attacker, defender }) => {
    const [attacks, defends] = [byName.get(foldGameName(attacker)), byName.get(foldGameName(defender))];
    return attacks === undefined && defends === undefined
      ? []
      : [...new Set([...(attacks ?? []), ...(defends ?? [])])];
  };
  return { digest, guildIds: new Set(families.map(({ guildId }) => guildId)), named };
};

/** A family of the same name may play on another server of the game. */
export const playsOn = ({ server: chosen }: Family, server: string | null): boolean =>
  chosen === '' || server === null || isSameName(chosen, server);
