/** Prints what a script is doing. */
export const say = (text) => process.stdout.write(`${text}\n`);

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
