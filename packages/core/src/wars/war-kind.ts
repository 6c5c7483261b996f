import type { CaptSide } from '@famiglia/contract/capts/capts';
import { findFightKinds } from '../fight-kinds/fight-kind.queries.ts';
import type { FightKindRow } from '../fight-kinds/fight-kind.queries.ts';
import type { Queryable } from '../platform/db/database.ts';

/** What families call the wars that feeds tell of, at the beginning of a word: “ВЗП”, “Капты (атака)”, “Business war”. */
const CALLED = /(?<![\p{L}\p{N}])(?:взп|капт|capt|бизвар|bizwar|business war)/iu;

/**
 * The kind of fight that a capt made from a war carries: the first, in the family's order, that is called so and is not meant for the
 * other side. A family that calls none of its kinds so chooses itself.
 */
export const findWarKind = async (
  db: Queryable,
  guildId: string,
  ourSide: CaptSide,
): Promise<FightKindRow | null> => {
  const kinds = await findFightKinds(db, guildId);
  return kinds.find(({ name, side }) => CALLED.test(name) && (side ?? ourSide) === ourSide) ?? null;
};
