import { runChecks } from './lib/checks.mjs';
import { summarise } from './lib/summary.mjs';

summarise(await runChecks());
