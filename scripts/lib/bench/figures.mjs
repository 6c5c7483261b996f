/** The rows of a table: every figure, and every measurement that failed without one. */
export const rowsOf = (results) =>
  results.flatMap(({ bench, figures, error }) => {
    const rows = figures.map((figure) => ({ bench, ...figure }));
    const told = rows.length > 0 && (error === undefined || rows.some(({ held }) => !held));
    return told ? rows : [...rows, { bench, name: 'runs to its end', held: error === undefined }];
  });

export const missed = (results) => rowsOf(results).filter(({ held }) => !held);

/** All figures as one table; with those of another commit, both side by side and how many times as good today's is. */
export const table = (now, then) => {
  const columns = then === undefined ? ['is', 'limit', 'ratio'] : ['then', 'now', 'now / then', 'limit'];
  const before = new Map(rowsOf(then ?? []).map((row) => [keyOf(row), row]));
  const lines = rowsOf(now).map((row) => {
    const verdict = row.held ? 'ok' : 'MISSED';
    if (then === undefined)
      return [row.bench, row.name, valueOf(row), limitOf(row), ratioText(row.ratio), verdict];
    const old = before.get(keyOf(row));
    const was = old?.value === undefined ? 'does not run there' : valueOf(old);
    return [row.bench, row.name, was, valueOf(row), ratioText(timesAsGood(row, old)), limitOf(row), verdict];
  });
  return aligned([['bench', 'measured', ...columns, ''], ...lines]);
};

export const keyOf = ({ bench, name }) => `${bench}: ${name}`;

/** Above 1 is better, whether the figure is to be large or small. */
export const timesAsGood = (now, then) => {
  if (!(now?.ratio > 0 && then?.ratio > 0)) return undefined;
  // The limit may have moved in between.
  const [a, b] = [now.value, then.value];
  if (a === b) return 1;
  return now.least === undefined ? b / a : a / b;
};

const valueOf = ({ value, unit }) => (value === undefined ? '' : `${short(value)} ${unit}`);
const limitOf = ({ least, most }) =>
  least !== undefined ? `≥ ${least}` : most !== undefined ? `≤ ${most}` : '';
const ratioText = (ratio) => (ratio === undefined ? '' : ratio.toFixed(2));
const short = (value) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));

const aligned = (lines) => {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};
