import { guardMutants } from './lib/guard-mutants.mjs';
import { mutantsOf } from './lib/mutants.mjs';
import { prepare } from './lib/prepare.mjs';
import { say } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';
import { openWorkshop } from './lib/workshop.mjs';

/**
 * `npm run mutate:access` breaks the access code in every small way it knows, one at a time, and expects a
 * test to notice each. With words after it, only the mutants whose names contain one of them.
 */
const DECIDING = [
  'decide-access',
  'require-guild-access',
  'require-held',
  'permission-bits',
  'access-reader',
  'access.queries',
].map((name) => `packages/core/src/access/${name}.ts`);

const OF_ACCESS = { files: 'packages/core/src/access/' };
const MATRIX = 'packages/api/src/access-matrix.test.ts';
const ofRoute = (route) => ({
  files: MATRIX,
  name: new RegExp(`^\\s*${route.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)} answers`),
});

await prepare().catch(stopWithReason);
const wanted = process.argv.slice(2);
const deciding = DECIDING.flatMap(mutantsOf).map((mutant) => ({
  mutant,
  tests: [OF_ACCESS, { files: MATRIX }],
}));
const guarding = (await guardMutants()).map((mutant) => ({ mutant, tests: [ofRoute(mutant.route)] }));
const all = [...guarding, ...deciding].filter(
  ({ mutant }) => wanted.length === 0 || wanted.some((word) => mutant.name.includes(word)),
);

const workshop = await openWorkshop();
const survivors = [];
try {
  for (const tests of [OF_ACCESS, { files: MATRIX }]) {
    if (!(await workshop.passes(tests))) throw new Error(`${tests.files} fails without any mutant`);
  }
  for (const [index, { mutant, tests }] of all.entries()) {
    const killed = await workshop.notices(mutant, tests);
    if (!killed) survivors.push(mutant);
    say(`${index + 1}/${all.length}  ${killed ? 'killed  ' : 'SURVIVED'}  ${mutant.name}`);
  }
} finally {
  await workshop.close();
}
say(`\n${all.length - survivors.length} of ${all.length} mutants killed`);
for (const { name } of survivors) say(`survived: ${name}`);
process.exit(survivors.length === 0 ? 0 : 1);
