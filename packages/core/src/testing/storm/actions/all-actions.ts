import type { StormAction } from '../storm-action.ts';
import { ATTENDANCE_ACTIONS } from './attendance-actions.ts';
import { BILLING_ACTIONS } from './billing-actions.ts';
import { CAPT_ACTIONS } from './capt-actions.ts';
import { CONTRACT_ACTIONS } from './contract-actions.ts';
import { EVENING_ACTIONS } from './evening-actions.ts';
import { FAMILY_ACTIONS } from './family-actions.ts';
import { MOVING_ACTIONS } from './moving-actions.ts';
import { PAYDAY_ACTIONS } from './payday-actions.ts';
import { PERSONNEL_ACTIONS } from './personnel-actions.ts';
import { REPUTATION_ACTIONS } from './reputation-actions.ts';
import { ROSTER_ACTIONS } from './roster-actions.ts';
import { SCREENSHOT_ACTIONS } from './screenshot-actions.ts';
import { CABINET_LOG_ACTIONS } from './cabinet-log-actions.ts';
import { SHOP_ACTIONS } from './shop-actions.ts';
import { TREASURY_ACTIONS } from './treasury-actions.ts';
import { WAR_ACTIONS } from './war-actions.ts';
import { WEBHOOK_ACTIONS } from './webhook-actions.ts';

/** Everything that people do at the same time. A new use case that writes belongs here. */
export const ALL_ACTIONS: readonly StormAction[] = [
  ...ROSTER_ACTIONS,
  ...ATTENDANCE_ACTIONS,
  ...REPUTATION_ACTIONS,
  ...SHOP_ACTIONS,
  ...SCREENSHOT_ACTIONS,
  ...CAPT_ACTIONS,
  ...WAR_ACTIONS,
  ...PERSONNEL_ACTIONS,
  ...FAMILY_ACTIONS,
  ...EVENING_ACTIONS,
  ...CONTRACT_ACTIONS,
  ...PAYDAY_ACTIONS,
  ...TREASURY_ACTIONS,
  ...CABINET_LOG_ACTIONS,
  ...MOVING_ACTIONS,
  ...WEBHOOK_ACTIONS,
  ...BILLING_ACTIONS,
];
