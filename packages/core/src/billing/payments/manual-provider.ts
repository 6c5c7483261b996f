import type { Actor } from '../../platform/actor.ts';
import { requireSiteAdmin } from '../../auth/require-site-admin.ts';
import { requireFreshSignIn } from '../../auth/require-fresh-sign-in.ts';
import type { PaymentNotice, PaymentProvider } from './payment-provider.ts';

type WithoutSigner<Notice> = Notice extends PaymentNotice ? Omit<Notice, 'recordedBy'> : never;

/** A payment that a site admin enters. Their fresh sign-in replaces a signature. */
interface ManualMessage {
  actor: Actor;
  notice: WithoutSigner<PaymentNotice>;
}

/** Manual payments: a transfer, a receipt in a chat. */
export const manualProvider: PaymentProvider<ManualMessage> = {
  name: 'manual',
  read: async (context, { actor, notice }) => {
    const { userId } = requireSiteAdmin(context, actor);
    await requireFreshSignIn(context, actor);
    return { ...notice, recordedBy: userId };
  },
};
