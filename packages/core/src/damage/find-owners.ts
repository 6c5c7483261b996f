import type { ImportedRow } from '@famiglia/contract/damage/damage-import';
import type { Context } from '../platform/context.ts';
import { discordImageUrl } from '../platform/discord/image-url.ts';
import { runInWorker } from '../platform/workers/run-in-worker.ts';
import { matchNicksTask } from './match-nick.ts';
import type { NickPerson } from './nick.queries.ts';
import { findNickPeople } from './nick.queries.ts';

type Owner = Pick<ImportedRow, 'match' | 'candidates'>;

/** The members to whom these nicks belong, or might belong, in the order of the rows. */
export const findOwners = async (
  { db, config }: Pick<Context, 'db' | 'config'>,
  guildId: string,
  rows: readonly { nick: string; staticId: string | null }[],
): Promise<Owner[]> => {
  const people = await findNickPeople(db, guildId);
  const matches = await match(guildId, questionsOf(rows, people));
  const present = (index: number) => presentPerson(config.cdnUrl, people[index] as NickPerson);
  return matches.map(({ match, candidates }) => ({
    match: match === null ? null : { ...present(match.person), by: match.by },
    candidates: candidates.map(present),
  }));
};

type Question = ReturnType<typeof questionsOf>;
type Matches = Awaited<ReturnType<(typeof matchNicksTask)['run']>>;

const running = new Map<string, Promise<Matches>>();

/** Who asks the same at the same moment shares the answer: after a change every open page of a family asks again. */
const match = async (guildId: string, question: Question): Promise<Matches> => {
  const key = JSON.stringify([guildId, question]);
  const known =
    running.get(key) ?? runInWorker(matchNicksTask, question, { guildId }).finally(() => running.delete(key));
  running.set(key, known);
  return known;
};

/** Only the data that matching needs is copied to the other thread. */
const questionsOf = (
  rows: readonly { nick: string; staticId: string | null }[],
  people: readonly NickPerson[],
) => ({
  rows: rows.map(({ nick, staticId }) => ({ nick, staticId })),
  people: people.map(({ userId, displayName, ingameNick, staticId, aliases }) => ({
    userId,
    displayName,
    ingameNick,
    staticId,
    aliases,
  })),
});

const presentPerson = (cdnUrl: string, person: NickPerson) => ({
  user_id: person.userId,
  display_name: person.displayName,
  ingame_nick: person.ingameNick,
  static_id: person.staticId,
  avatar_url: discordImageUrl(cdnUrl, person.avatarPath),
});
