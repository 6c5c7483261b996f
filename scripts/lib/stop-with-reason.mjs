/** A failed command has printed its own error; the stack of the calling script does not help. */
export const stopWithReason = (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
};
