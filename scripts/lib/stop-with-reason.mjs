/** A failed command has said what was wrong; the stack of the script that called it helps nobody. */
export const stopWithReason = (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
};
