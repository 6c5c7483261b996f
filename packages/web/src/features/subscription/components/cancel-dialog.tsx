import type { SubscriptionDetails } from '@famiglia/contract/subscriptions';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { useCancelSubscription } from '../queries.ts';
import { subscriptionText } from '../subscription.text.ts';
import { formatMoney } from '../../../entities/plan/format-money.ts';

interface CancelDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  subscription: SubscriptionDetails;
}

/** Says what a cancellation changes and when, and what is refunded. */
export const CancelDialog = ({ open, onOpenChange, subscription }: CancelDialogProps) => {
  const text = useText(subscriptionText);
  const language = useLanguage();
  const format = useFormat();
  const cancel = useCancelSubscription(useCurrentGuild().id);
  const until = subscription.period_end ? format.date(subscription.period_end) : text.noEnd;
  return (
    <ConfirmDialog
      open={open}
      title={text.cancelTitle}
      body={text.cancelBody(until)}
      confirm={text.cancel}
      keep={text.keep}
      danger
      pending={cancel.isPending}
      error={cancel.error}
      onConfirm={() => cancel.mutate(undefined, { onSuccess: () => onOpenChange(false) })}
      onClose={() => onOpenChange(false)}
    >
      {subscription.refund ? (
        <p>
          {text.refund}: <strong>{formatMoney(language, subscription.refund)}</strong>
        </p>
      ) : null}
    </ConfirmDialog>
  );
};
