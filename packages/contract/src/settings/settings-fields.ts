import { cabinetFields } from './fields/cabinet.ts';
import { captFields } from './fields/capts.ts';
import { carFields } from './fields/cars.ts';
import { contractFields } from './fields/contracts.ts';
import { channelFields } from './fields/channels.ts';
import { digestFields } from './fields/digest.ts';
import { eventFields } from './fields/events.ts';
import { generalFields } from './fields/general.ts';
import { gungameFields } from './fields/gungame.ts';
import { joiningFields } from './fields/joining.ts';
import { paydayFields } from './fields/payday.ts';
import { personnelFields } from './fields/personnel.ts';
import { reputationFields } from './fields/reputation.ts';
import { warningFields } from './fields/warnings.ts';
import { warFields } from './fields/wars.ts';

/**
 * Every setting of a guild by its path, in the order in which it is sent and shown. Schema, defaults, checks, panel,
 * `/setup` and the activity's words are made from it: a declared number, text, choice, switch, channel or role appears in
 * all of them by itself. A `special` one also needs its control in the panel and in `/setup`.
 */
export const SETTINGS_FIELDS = {
  ...generalFields,
  ...channelFields,
  ...reputationFields,
  ...eventFields,
  ...captFields,
  ...warFields,
  ...gungameFields,
  ...personnelFields,
  ...warningFields,
  ...joiningFields,
  ...paydayFields,
  ...contractFields,
  ...carFields,
  ...digestFields,
  ...cabinetFields,
};
