import type { BotFeature } from '../../feature.ts';
import { openEditForm, openLiftForm, submitEdit, submitLift } from './change-warning.ts';
import { carryOutDismissal, openDismissForm, submitDismiss } from '../dismissals/dismissal.ts';
import { openGiveForm, submitGive, warnCommand } from './give-warning.ts';
import { leaderNotice } from '../leaders/leader-notice.ts';
import { notifyWarning, readWarningAlert } from './warning-deliveries.ts';
import { syncWarningRoles } from './warning-roles.ts';
import { openWarning, showWarningsOf, turnWarningsPage, warningsCommand } from './warnings-list.ts';

/** Warnings to members, and what they lead to. */
export const warningsFeature: BotFeature = {
  name: 'warnings',
  commands: [warnCommand, warningsCommand],
  buttons: {
    give: openGiveForm,
    of: showWarningsOf,
    page: turnWarningsPage,
    edit: openEditForm,
    lift: openLiftForm,
    dismiss: openDismissForm,
  },
  selects: { open: openWarning },
  modals: { give: submitGive, edit: submitEdit, lift: submitLift, dismiss: submitDismiss },
  deliveries: [
    { kind: 'warning_notice', deliver: notifyWarning },
    leaderNotice('warning_alert', readWarningAlert),
    { kind: 'warning_roles', deliver: syncWarningRoles },
    { kind: 'dismissal', deliver: carryOutDismissal },
  ],
};
