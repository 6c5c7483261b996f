import { runChecks } from './lib/checks.mjs';
import { summarise } from './lib/summary.mjs';
import { runTests } from './lib/tests.mjs';

summarise([...(await runChecks()), ...(await runTests())]);
