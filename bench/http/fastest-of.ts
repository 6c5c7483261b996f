/**
 * The fastest of a few runs: other programs may take CPU time during one; the fastest is the cost of the work itself.
 */
export const fastestOf = async (times: number, work: () => Promise<unknown>): Promise<number> => {
  let fastest = Number.POSITIVE_INFINITY;
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    await work();
    fastest = Math.min(fastest, performance.now() - began);
  }
  return fastest;
};
