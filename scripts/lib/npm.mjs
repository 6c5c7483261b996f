import { npmCommand, thisMachine } from './platform.mjs';
import { run } from './run.mjs';

/** Runs npm in the repository, or in the directory of `options`. */
export const npm = (args, options) => {
  const [command, ...first] = npmCommand(thisMachine());
  return run(command, [...first, ...args], options);
};
