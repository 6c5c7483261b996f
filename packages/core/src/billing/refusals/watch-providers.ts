import {
  ProviderRefused,
  ProviderUnavailable,
  type BillingProvider,
  type BillingProviders,
} from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { METRICS } from '../../platform/metrics/metrics.ts';
import { endRefusals, insertRefusal } from './refusal.queries.ts';
import { tellOwnerQueue } from '../../deliveries/tell-owner-queue.ts';

type Watching = Pick<Context, 'db' | 'jobs' | 'log' | 'clock'>;
type Call = Exclude<
  keyof BillingProvider,
  'name' | 'currencies' | 'needsReceiptEmail' | 'canRenew' | 'readNotice'
>;

/** Building a request does not call the provider, so its success proves nothing. */
const PROVES_NOTHING: ReadonlySet<Call> = new Set<Call>(['buildPageRequest', 'buildChargeRequest']);
const CHARGES: ReadonlySet<Call> = new Set<Call>(['openPage', 'chargeMethod']);

/**
 * Wraps the providers so that the site's owner learns what they refuse: the first refusal is logged, becomes a problem
 * and is sent by direct message. The first success of the same call ends the problem.
 */
export const watchProviders = (providers: BillingProviders, context: Watching): BillingProviders =>
  new Map([...providers].map(([name, provider]) => [name, watched(provider, context)]));

const watched = (provider: BillingProvider, context: Watching): BillingProvider => {
  const watch =
    <Asked extends unknown[], Answer>(call: Call, ask: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      try {
        const answer = await ask(...asked);
        if (!PROVES_NOTHING.has(call)) await noteSuccess(context, provider, call);
        return answer;
      } catch (error) {
        await noteFailure(context, provider, call, error);
        throw error;
      }
    };
  const { keepCustomer, findMethod, removeMethod, portalUrl } = provider;
  return {
    ...provider,
    checkKeys: watch('checkKeys', provider.checkKeys),
    ...(keepCustomer && { keepCustomer: watch('keepCustomer', keepCustomer) }),
    buildPageRequest: watch('buildPageRequest', provider.buildPageRequest),
    openPage: watch('openPage', provider.openPage),
    closePage: watch('closePage', provider.closePage),
    findCharge: watch('findCharge', provider.findCharge),
    buildChargeRequest: watch('buildChargeRequest', provider.buildChargeRequest),
    chargeMethod: watch('chargeMethod', provider.chargeMethod),
    searchCharge: watch('searchCharge', provider.searchCharge),
    refund: watch('refund', provider.refund),
    ...(findMethod && { findMethod: watch('findMethod', findMethod) }),
    ...(removeMethod && { removeMethod: watch('removeMethod', removeMethod) }),
    ...(portalUrl && { portalUrl: watch('portalUrl', portalUrl) }),
  };
};

const noteSuccess = async (
  { db, log, clock }: Watching,
  { name }: BillingProvider,
  call: Call,
): Promise<void> => {
  try {
    if ((await endRefusals(db, name, call, clock())) > 0)
      log.info({ provider: name, call }, 'a payment provider does again what it refused');
  } catch (error) {
    // The answer is returned all the same: it may be about money that moved.
    log.warn({ err: error, provider: name }, 'the end of a refusal could not be stored');
  }
};

const noteFailure = async (
  { db, jobs, log, clock }: Watching,
  { name }: BillingProvider,
  call: Call,
  error: unknown,
): Promise<void> => {
  const isRefused = error instanceof ProviderRefused;
  if (CHARGES.has(call) && (isRefused || error instanceof ProviderUnavailable))
    METRICS.charges.inc({ provider: name, result: isRefused ? 'refused' : 'unavailable' });
  if (!isRefused) return;
  try {
    const isNew = await db.transaction(async (tx) => {
      if (!(await insertRefusal(tx, call, error, clock()))) return false;
      await jobs.send(tx, tellOwnerQueue, {});
      return true;
    });
    const { provider, code: refusal, words } = error;
    // A field named `code` is redacted: it is where sign-in keeps its secret.
    if (isNew)
      log.error({ provider, call, refusal, words }, 'a payment provider refuses what it was asked for');
  } catch (fault) {
    log.error({ err: fault, refused: error.message }, 'a refusal of a payment provider could not be stored');
  }
};
