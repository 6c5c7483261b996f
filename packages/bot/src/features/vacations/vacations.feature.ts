import type { BotFeature } from '../../feature.ts';
import { awayCommand, endOwn, openProlongForm, submitProlong, turnAwayPage } from './away-command.ts';
import { keepAwayList } from './away-list.ts';
import { syncAwayRoles } from './away-roles.ts';
import {
  approveRequest,
  deliverRequest,
  readRequest,
  openRefuseForm,
  showRequests,
  submitRefusal,
} from './request-card.ts';
import { afkCommand, backCommand, vacationCommand } from './vacation-command.ts';
import { tellOfVacation } from './vacation-notice.ts';

/** Vacations and AFK: who is away, and until when. */
export const vacationsFeature: BotFeature = {
  name: 'vacations',
  commands: [vacationCommand, afkCommand, backCommand, awayCommand],
  buttons: {
    page: turnAwayPage,
    end: endOwn,
    prolong: openProlongForm,
    requests: showRequests,
    approve: approveRequest,
    refuse: openRefuseForm,
  },
  modals: { prolong: submitProlong, refuse: submitRefusal },
  deliveries: [
    { kind: 'vacation_roles', deliver: syncAwayRoles },
    { kind: 'vacation_request', deliver: deliverRequest, letter: readRequest },
    { kind: 'vacation_notice', deliver: tellOfVacation },
    { kind: 'away_list', deliver: keepAwayList, staysPosted: true, gatherMs: 500, spacingMs: 5000 },
  ],
};
