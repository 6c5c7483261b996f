import { cutText } from '@famiglia/contract/kit/cut-text';
import { findNames } from '@famiglia/core/members/member.queries';
import type { Queryable } from '@famiglia/core/platform/db/database';
import type { Choice } from '../../kit/interactions/calls.ts';
import { guildTime } from '../../kit/guild-time.ts';
import type { GuildClock } from '../../kit/guild-time.ts';

interface Choosable {
  id: string;
  title: string;
  starts_at: string;
  created_by: string;
  created_at: string;
}

const MAX_LENGTH = 100;
const LONGEST_MAKER = 20;

/**
 * Events or capts as choices with title and time. Where two would read the same, each also says who made it and when, and
 * as a last resort the beginning of its id.
 */
export const gatheringChoices = async (
  db: Queryable,
  guildId: string,
  gatherings: readonly Choosable[],
  clock: GuildClock,
): Promise<Choice[]> => {
  let rests = gatherings.map((one) => guildTime(new Date(one.starts_at), clock));
  const names = (): string[] => gatherings.map(({ title }, index) => nameOf(title, rests[index] ?? ''));
  const tellApart = (add: (one: Choosable) => string): void => {
    const before = names();
    rests = gatherings.map((one, index) =>
      isRepeated(before, index) ? `${rests[index]}${add(one)}` : (rests[index] ?? ''),
    );
  };
  const twins = gatherings.filter((_, index) => isRepeated(names(), index));
  const makers = await findNames(db, guildId, [...new Set(twins.map((one) => one.created_by))]);
  tellApart(({ created_by, created_at }) => {
    const maker = cutText(makers.get(created_by) ?? created_by, LONGEST_MAKER);
    return ` · ${maker}, ${guildTime(new Date(created_at), clock)}`;
  });
  tellApart(({ id }) => ` #${id.slice(0, 4)}`);
  return names().map((name, index) => ({ name, value: gatherings[index]?.id ?? '' }));
};

const isRepeated = (names: readonly string[], index: number): boolean =>
  names.some((name, other) => other !== index && name === names[index]);

const nameOf = (title: string, rest: string): string =>
  `${cutText(title, MAX_LENGTH - rest.length - 3)} · ${rest}`;
