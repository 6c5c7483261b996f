import { adminRoutes } from '@famiglia/contract/admin/admin';
import { exportLogins } from '@famiglia/core/admin/export-logins';
import { getAdminStats } from '@famiglia/core/admin/get-admin-stats';
import { getAdminSubscription } from '@famiglia/core/admin/get-admin-subscription';
import { getAdminUser } from '@famiglia/core/admin/get-admin-user';
import { listAdminGuilds } from '@famiglia/core/admin/list-admin-guilds';
import { listAdminUsers } from '@famiglia/core/admin/list-admin-users';
import { listDeadLetters } from '@famiglia/core/admin/list-dead-letters';
import { listLogins } from '@famiglia/core/admin/list-logins';
import { recordPayment, refundPayment } from '@famiglia/core/admin/manual-payments';
import { deliverAgain, listGivenUpDeliveries } from '@famiglia/core/admin/given-up-deliveries';
import { runJobAgain } from '@famiglia/core/admin/run-job-again';
import { setSubscription } from '@famiglia/core/admin/set-subscription';
import { signOutUser } from '@famiglia/core/admin/sign-out-user';
import { serve } from '../http/served-route.ts';

export const servedAdminRoutes = [
  serve(adminRoutes.stats, getAdminStats),
  serve(adminRoutes.guilds, listAdminGuilds),
  serve(adminRoutes.subscription, getAdminSubscription),
  serve(adminRoutes.setSubscription, setSubscription),
  serve(adminRoutes.recordPayment, recordPayment),
  serve(adminRoutes.refundPayment, refundPayment),
  serve(adminRoutes.users, listAdminUsers),
  serve(adminRoutes.user, getAdminUser),
  serve(adminRoutes.signOutUser, signOutUser),
  serve(adminRoutes.loginHistory, listLogins),
  serve(adminRoutes.exportLogins, exportLogins),
  serve(adminRoutes.deadLetters, listDeadLetters),
  serve(adminRoutes.runJobAgain, runJobAgain),
  serve(adminRoutes.givenUpDeliveries, listGivenUpDeliveries),
  serve(adminRoutes.deliverAgain, deliverAgain),
];
