import type { DueSource } from './sources/due-line.ts';
import { attendance } from './sources/attendance.ts';
import { corrections } from './sources/corrections.ts';
import { contractShares } from './sources/contracts.ts';
import { recruits } from './sources/recruits.ts';
import { acceptedReports } from './sources/reports.ts';
import { salaries } from './sources/salaries.ts';

/** Everything that a family owes its members for. Another kind of work is a file of `sources` and a line here. */
export const DUE_SOURCES: readonly DueSource[] = [
  attendance,
  acceptedReports,
  contractShares,
  recruits,
  salaries,
  corrections,
];
