import { blacklistRoutes } from '@famiglia/contract/blacklist/blacklist';
import { warningRoutes } from '@famiglia/contract/warnings/warnings';
import { addToBlacklist } from '@famiglia/core/blacklist/add-to-blacklist';
import { liftEntry } from '@famiglia/core/blacklist/lift-entry';
import { listBlacklist } from '@famiglia/core/blacklist/list-blacklist';
import { dismissMember } from '@famiglia/core/dismissals/dismiss-member';
import { editWarning } from '@famiglia/core/warnings/edit-warning';
import { getWarningRules, giveWarning } from '@famiglia/core/warnings/give-warning';
import { liftWarning } from '@famiglia/core/warnings/lift-warning';
import { exportWarnings, listWarnings } from '@famiglia/core/warnings/list-warnings';
import { setProof } from '@famiglia/core/warnings/warning-proof';
import { serve } from '../http/served-route.ts';

export const servedWarningRoutes = [
  serve(warningRoutes.list, listWarnings),
  serve(warningRoutes.export, exportWarnings),
  serve(warningRoutes.rules, getWarningRules),
  serve(warningRoutes.give, giveWarning),
  serve(warningRoutes.edit, editWarning),
  serve(warningRoutes.lift, liftWarning),
  serve(warningRoutes.setProof, setProof),
  serve(warningRoutes.dismiss, dismissMember),
  serve(blacklistRoutes.list, listBlacklist),
  serve(blacklistRoutes.add, addToBlacklist),
  serve(blacklistRoutes.lift, liftEntry),
];
