import { buildStale } from './lib/build.mjs';
import { guardMutants } from './lib/guard-mutants.mjs';
import { installPackages } from './lib/install.mjs';
import { mutantsOf } from './lib/mutants.mjs';
import { queryMutants } from './lib/query-mutants.mjs';
import { say } from './lib/say.mjs';
import { stopWithReason } from './lib/stop-with-reason.mjs';
import { openMutationWorkspace } from './lib/mutation-workspace.mjs';

/**
 * `npm run mutate:access` breaks the access code in many small ways, removes the guild condition of every query, and
 * expects a test to fail each time. With arguments, only the mutants whose names contain one of them.
 */
const MATRIX = 'packages/api/src/access-matrix.test.ts';
const FOREIGN = 'packages/api/src/foreign-objects.test.ts';
const OF_ACCESS = 'packages/core/src/access/';
const DECIDING = {
  'access/decide-access': `${OF_ACCESS}access-`,
  'access/access-reader': `${OF_ACCESS}access-`,
  'access/access.queries': `${OF_ACCESS}access-`,
  'access/require-guild-access': `${OF_ACCESS}require-guild-access.test`,
  'access/require-grantable': `${OF_ACCESS}save-role-permissions.test`,
  'platform/discord/permission-bits': `${OF_ACCESS}access-`,
};

/** Mutants that give the same answers and only read more: no test of answers can detect them. */
const SAME_ANSWER = [
  // Without members there are no roles to find; the second query returns none either.
  /if \(memberships\.length === 0\) return \[\];.*left out/,
  // Roles of other guilds are filtered out again where the facts are combined.
  /inArray\(roles\.guildId, \[\.\.\.guildIds\]\),\s+→\s+undefined,/,
];

await installPackages({ development: true }).catch(stopWithReason);
// Routes are read from the built contract.
await buildStale({ only: 'server' }).catch(stopWithReason);
const words = process.argv.slice(2);
const isWanted = ({ name }) =>
  (words.length === 0 || words.some((word) => name.includes(word))) &&
  !SAME_ANSWER.some((pattern) => pattern.test(name));
const guarding = (await guardMutants()).filter(isWanted);
const survivors = [];
let tried = 0;
const judge = (mutant, killed) => {
  tried += 1;
  if (!killed) survivors.push(mutant);
  say(`${tried}  ${killed ? 'killed  ' : 'SURVIVED'}  ${mutant.name}`);
};

const workspace = await openMutationWorkspace();
const passing = new Set();

/** The most likely tests first: the others run only if those passed. */
const isKilled = async (mutant, selections) => {
  for (const files of selections) {
    await requirePassing(files);
    if ((await workspace.failuresWith([mutant], { files })).length > 0) return true;
  }
  return false;
};

/** A test that fails without a mutant detects nothing. */
const requirePassing = async (files) => {
  if (passing.has(files)) return;
  const failing = await workspace.failures({ files });
  if (failing.length > 0) throw new Error(`without any mutant fails: ${failing.join(', ')}`);
  passing.add(files);
};

try {
  // Each route's tests reach only its own guard, so one run of the matrix can test a mutant of every route.
  for (const how of new Set(guarding.map((mutant) => mutant.how))) {
    const mutants = guarding.filter((mutant) => mutant.how === how);
    await requirePassing(MATRIX);
    const failing = await workspace.failuresWith(mutants, { files: MATRIX, name: / answers everybody / });
    for (const mutant of mutants) {
      judge(
        mutant,
        failing.some((name) => name.startsWith(`${mutant.route} answers`)),
      );
    }
  }
  for (const [name, files] of Object.entries(DECIDING)) {
    for (const mutant of mutantsOf(`packages/core/src/${name}.ts`).filter(isWanted)) {
      judge(mutant, await isKilled(mutant, [files, OF_ACCESS, MATRIX]));
    }
  }
  for (const mutant of queryMutants().filter(isWanted)) {
    judge(mutant, await isKilled(mutant, [FOREIGN, ...mutant.tests, MATRIX]));
  }
  // If a mutant had stayed loaded in a worker, later mutants would be reported as detected because of it.
  const used = [...passing];
  passing.clear();
  for (const files of used) await requirePassing(files);
} finally {
  await workspace.close();
}
say(`\n${tried - survivors.length} of ${tried} mutants killed`);
for (const { name } of survivors) say(`survived: ${name}`);
process.exit(survivors.length === 0 ? 0 : 1);
