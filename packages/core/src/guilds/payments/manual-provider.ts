import type { Actor } from '../../platform/actor.ts';
import { requireSiteAdmin } from '../../auth/require-site-admin.ts';
import { requireFreshSignIn } from '../../auth/require-fresh-sign-in.ts';
import type { PaymentNotice, PaymentProvider } from './payment-provider.ts';

type WithoutSigner<Notice> = Notice extends PaymentNotice ? Omit<Notice, 'recordedBy'> : never;

/** What a site admin writes down. Their fresh sign-in is the signature. */
interface ManualMessage {
  actor: Actor;
  notice: WithoutSigner<PaymentNotice>;
}

/** Payments that come by hand: a transfer, a receipt in a chat. */
export const manualProvider: PaymentProvider<ManualMessage> = {
  name: 'manual',
  read: async (context, { actor, notice }) => {
    const { userId } = requireSiteAdmin(context, actor);
    await requireFreshSignIn(context, actor);
    return { ...notice, recordedBy: userId };
  },
};
