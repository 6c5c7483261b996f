import { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import { exportLogins, listLogins } from '@famiglia/core/admin/logins';
import { getAdminStats } from '@famiglia/core/admin/get-admin-stats';
import { getAdminSubscription } from '@famiglia/core/admin/admin-subscription';
import { getAdminUser, listAdminUsers, signOutUser } from '@famiglia/core/admin/admin-users';
import { listAdminGuilds } from '@famiglia/core/admin/admin-guilds';
import { listDeadLetters, runJobAgain } from '@famiglia/core/admin/dead-letters';
import { recordPayment, refundPayment } from '@famiglia/core/admin/manual-payments';
import { deliverAgain, listGivenUpDeliveries } from '@famiglia/core/admin/given-up-deliveries';
import { setSubscription } from '@famiglia/core/admin/set-subscription';
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
