import path from 'node:path';
import { folderCircles } from './folder-circles.mjs';
import { root } from './root.mjs';

/** With fewer modules the check looked at the wrong place: an empty graph has no forbidden arrows. */
const FEWEST_MODULES = 50;

/** Checks the imports of all packages against the rules of `.dependency-cruiser.mjs`, and folders for circles. */
export const checkGraph = async () => {
  await teachSwcTsx();
  const { cruise } = await import('dependency-cruiser');
  const { default: readConfig } = await import('dependency-cruiser/config-utl/extract-depcruise-options');
  const options = await readConfig(path.join(root, '.dependency-cruiser.mjs'));
  const { output } = await cruise(['packages'], { ...options, baseDir: root });
  const { violations, totalCruised } = output.summary;
  if (violations.length > 0) throw new Error(violations.map(describe).join('\n'));
  const circles = folderCircles(output.modules);
  if (circles.length > 0) throw new Error(circles.join('\n'));
  if (totalCruised < FEWEST_MODULES) throw new Error(`only ${totalCruised} modules were looked at`);
};

const describe = ({ rule, from, to }) => `${rule.name}: ${from} → ${to}`;

/** dependency-cruiser lets swc parse every file as plain TypeScript, where JSX is a syntax error. */
const teachSwcTsx = async () => {
  const { default: swc } = await import('@swc/core');
  const { parseFileSync } = swc;
  swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
};
