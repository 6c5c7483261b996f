import { runTests } from './lib/tests.mjs';
import { summarise } from './lib/summary.mjs';

summarise(await runTests());
