import { reputationRoutes } from '@famiglia/contract/reputation/reputation';
import { userRoutes } from '@famiglia/contract/members/members';
import { getMember } from '@famiglia/core/profiles/get-member';
import { listAttendance } from '@famiglia/core/profiles/attendance';
import { listNickHistory } from '@famiglia/core/members/nick-history';
import { listScreenshots } from '@famiglia/core/screenshots/intake/list-member-screenshots';
import { setIngameNick, updateMember } from '@famiglia/core/members/update-member';
import { changeReputation } from '@famiglia/core/reputation/change-reputation';
import { getReputationCurve, listLedger } from '@famiglia/core/reputation/ledger';
import { setReputation } from '@famiglia/core/reputation/set-reputation';
import { undoBatch } from '@famiglia/core/reputation/undo-batch';
import { undoEntryOrPurchase } from '@famiglia/core/shop/undo-purchase';
import { serve } from '../http/served-route.ts';

export const servedUserRoutes = [
  serve(userRoutes.get, getMember),
  serve(userRoutes.update, updateMember),
  serve(userRoutes.setIngameNick, setIngameNick),
  serve(userRoutes.nickHistory, listNickHistory),
  serve(userRoutes.attendance, listAttendance),
  serve(userRoutes.screenshots, listScreenshots),
  serve(userRoutes.setReputation, setReputation),
  serve(userRoutes.reputation, listLedger),
  serve(userRoutes.reputationCurve, getReputationCurve),
  serve(reputationRoutes.changeMany, changeReputation),
  serve(reputationRoutes.undo, undoEntryOrPurchase),
  serve(reputationRoutes.undoMany, undoBatch),
];
