import { blacklistRoutes } from '@famiglia/contract/blacklist/blacklist';
import { warningRoutes } from '@famiglia/contract/warnings/warnings';
import { addToBlacklist } from '@famiglia/core/personnel/blacklist/add-to-blacklist';
import { liftEntry } from '@famiglia/core/personnel/blacklist/lift-entry';
import { listBlacklist } from '@famiglia/core/personnel/blacklist/list-blacklist';
import { dismissMember } from '@famiglia/core/personnel/dismissals/dismiss-member';
import { editWarning } from '@famiglia/core/personnel/warnings/edit-warning';
import { getWarningRules, giveWarning } from '@famiglia/core/personnel/warnings/give-warning';
import { liftWarning } from '@famiglia/core/personnel/warnings/lift-warning';
import { exportWarnings, listWarnings } from '@famiglia/core/personnel/warnings/list-warnings';
import { setProof } from '@famiglia/core/personnel/warnings/warning-proof';
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
