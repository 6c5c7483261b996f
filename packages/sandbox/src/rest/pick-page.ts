import { FormErrors } from '../forms/form-errors.ts';

/** One page of a list that is ordered by id, newest first, by `around`, `before`, `after` and `limit`. */
export const pickPage = <Item extends { id: string }>(
  oldestFirst: Item[],
  query: URLSearchParams,
): Item[] => {
  const limit = readLimit(query, 50, 100);
  const before = query.get('before');
  const after = query.get('after');
  const around = query.get('around');
  if (around !== null) {
    const earlier = oldestFirst.filter(({ id }) => BigInt(id) < BigInt(around)).slice(-Math.floor(limit / 2));
    const later = oldestFirst
      .filter(({ id }) => BigInt(id) >= BigInt(around))
      .slice(0, limit - earlier.length);
    return [...earlier, ...later].toReversed();
  }
  if (after !== null) {
    return oldestFirst
      .filter(({ id }) => BigInt(id) > BigInt(after))
      .slice(0, limit)
      .toReversed();
  }
  const older = before === null ? oldestFirst : oldestFirst.filter(({ id }) => BigInt(id) < BigInt(before));
  return older.slice(-limit).toReversed();
};

export const readLimit = (query: URLSearchParams, normal: number, most: number): number => {
  const text = query.get('limit');
  if (text === null) return normal;
  const limit = Number(text);
  const errors = new FormErrors();
  if (!Number.isInteger(limit)) errors.add(['limit'], 'NUMBER_TYPE_COERCE', `Value "${text}" is not int.`);
  else if (limit < 1)
    errors.add(['limit'], 'NUMBER_TYPE_MIN', 'int value should be greater than or equal to 1.');
  else if (limit > most) {
    errors.add(['limit'], 'NUMBER_TYPE_MAX', `int value should be less than or equal to ${most}.`);
  }
  errors.throwIfAny();
  return limit;
};
