import { keyOf, rowsOf, timesAsGood } from './figures.mjs';

const MAX_LOSS = 0.2;
/** A figure this many times better than its limit is small enough to change by a fifth from night to night. */
const FAR_FROM_LIMIT = 4;

/**
 * The figures that were worse than before by a fifth in the last two nights. Before is the median of the earlier nights on a machine like
 * tonight's; without one there is nothing to compare with. `nights` are in their order, tonight's last.
 */
export const lossesOf = (nights) => {
  const tonight = nights.at(-1);
  const alike = nights.filter(({ machine }) => machineKey(machine) === machineKey(tonight.machine));
  const byKey = alike.map(({ results }) => new Map(rowsOf(results).map((row) => [keyOf(row), row])));
  const [yesterday, today] = byKey.slice(-2);
  if (byKey.length < 3) return [];
  return [...today].flatMap(([key, now]) => {
    const earlier = byKey
      .slice(0, -2)
      .map((night) => night.get(key))
      .filter((row) => row?.ratio !== undefined);
    const before = middleOf(earlier);
    if (before === undefined || now.ratio >= FAR_FROM_LIMIT) return [];
    const shares = [yesterday.get(key), now].map((row) => timesAsGood(row, before));
    if (shares.some((share) => share === undefined || share > 1 - MAX_LOSS)) return [];
    return [
      `${key}: ${before.value} ${before.unit} before, ${now.value} tonight, ${shares[1].toFixed(2)} as good`,
    ];
  });
};

const machineKey = ({ cpu, cores }) => `${cpu} ${cores}`;
const middleOf = (rows) => rows.toSorted((a, b) => a.value - b.value)[Math.floor(rows.length / 2)];
