import { adminBillingRoutes } from '@famiglia/contract/admin/admin-billing';
import { billingRoutes } from '@famiglia/contract/billing/billing';
import { ownPaymentsRoutes } from '@famiglia/contract/billing/own-payments';
import { adminPromoRoutes, promoRoutes } from '@famiglia/contract/billing/promo-routes';
import { cancelOrder, getCheckout, getOrder } from '@famiglia/core/billing/orders/get-order';
import { listPrices } from '@famiglia/core/billing/orders/offers';
import { confirmRenewal, openOrder } from '@famiglia/core/billing/orders/open-order';
import { quotePromo } from '@famiglia/core/billing/orders/quote-promo';
import { listOwnPayments, removeOwnCard, switchOwnRenewal } from '@famiglia/core/billing/payers/own-payments';
import { listBillingProblems } from '@famiglia/core/billing/problems/find-problems';
import { seeDispute, settleMismatch, settleRefund } from '@famiglia/core/billing/problems/settle-problem';
import {
  createPromoCode,
  endPromoCode,
  listPromoCodes,
  listPromoUses,
} from '@famiglia/core/billing/promo/admin-promo';
import { changeMethod, setRenewal, switchRenewal } from '@famiglia/core/billing/renewals/change-renewal';
import { getBilling } from '@famiglia/core/billing/renewals/get-billing';
import { requestRefund } from '@famiglia/core/billing/refunds/request-refund';
import { exportLedger, getLedger } from '@famiglia/core/billing/revenue/get-ledger';
import { getRevenue } from '@famiglia/core/billing/revenue/get-revenue';
import { serve } from '../http/served-route.ts';
import { subscriptionRoutes } from '@famiglia/contract/billing/subscriptions';
import { cancelSubscription } from '@famiglia/core/billing/subscriptions/cancel-subscription';
import {
  getSubscription,
  listSubscriptionHistory,
} from '@famiglia/core/billing/subscriptions/get-subscription';
import { resumeSubscription } from '@famiglia/core/billing/subscriptions/resume-subscription';
import { startTrial } from '@famiglia/core/billing/subscriptions/start-trial';

export const servedSubscriptionRoutes = [
  serve(subscriptionRoutes.get, getSubscription),
  serve(subscriptionRoutes.history, listSubscriptionHistory),
  serve(subscriptionRoutes.startTrial, startTrial),
  serve(subscriptionRoutes.cancel, cancelSubscription),
  serve(subscriptionRoutes.resume, resumeSubscription),
];

export const servedBillingRoutes = [
  serve(billingRoutes.prices, listPrices),
  serve(billingRoutes.get, getBilling),
  serve(billingRoutes.checkout, getCheckout),
  serve(billingRoutes.openOrder, openOrder),
  serve(billingRoutes.order, getOrder),
  serve(billingRoutes.cancelOrder, cancelOrder),
  serve(billingRoutes.setRenewal, setRenewal),
  serve(billingRoutes.switchRenewal, switchRenewal),
  serve(billingRoutes.confirmRenewal, confirmRenewal),
  serve(billingRoutes.changeMethod, changeMethod),
  serve(billingRoutes.refund, requestRefund),
  serve(ownPaymentsRoutes.list, listOwnPayments),
  serve(ownPaymentsRoutes.switchRenewal, switchOwnRenewal),
  serve(ownPaymentsRoutes.removeCard, removeOwnCard),
  serve(promoRoutes.quote, quotePromo),
  serve(adminPromoRoutes.list, listPromoCodes),
  serve(adminPromoRoutes.create, createPromoCode),
  serve(adminPromoRoutes.end, endPromoCode),
  serve(adminPromoRoutes.uses, listPromoUses),
  serve(adminBillingRoutes.problems, listBillingProblems),
  serve(adminBillingRoutes.settleMismatch, settleMismatch),
  serve(adminBillingRoutes.settleRefund, settleRefund),
  serve(adminBillingRoutes.seeDispute, seeDispute),
  serve(adminBillingRoutes.ledger, getLedger),
  serve(adminBillingRoutes.ledgerCsv, exportLedger),
  serve(adminBillingRoutes.revenue, getRevenue),
];
