import type { BotFeature } from '../../feature.ts';
import { rosterButtons } from '../rosters/roster-buttons.ts';
import { contractActions } from './contract-actions.ts';
import { contractCommand, submitContract } from './contract-command.ts';
import { contractDue } from './contract-due.ts';
import { contractKind } from './contract-kind.ts';
import { threadReports } from './thread-reports.ts';

/** The buttons of every roster; a contract has no squads and takes no other answers. */
const PRESSED = new Set(['join', 'reserve', 'leave', 'leave_anyway', 'anyway', 'why', 'whole']);
const pressed = Object.fromEntries(
  Object.entries(rosterButtons(contractKind)).filter(([action]) => PRESSED.has(action)),
);

/** Contracts: members join and report, leaders confirm who did what, and the shares are owed. */
export const contractsFeature: BotFeature = {
  name: contractKind.feature,
  ...threadReports,
  commands: [contractCommand],
  buttons: { ...contractActions.buttons, ...pressed },
  selects: contractActions.selects,
  modals: contractActions.modals,
  amountForms: { ...contractActions.amountForms, create: submitContract },
  deliveries: [contractDue],
};
