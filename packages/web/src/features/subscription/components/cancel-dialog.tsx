import type { SubscriptionDetails } from '@famiglia/contract/subscriptions';
import { useFormat } from '../../../language/use-format.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { errorDetail } from '../../../lib/error-detail.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useCancelSubscription } from '../api/use-cancel-subscription.ts';
import { subscriptionText } from '../subscription.text.ts';
import { formatMoney } from '../../../plan/format-money.ts';

interface CancelDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  subscription: SubscriptionDetails;
}

/** Names what a cancellation changes and when, and what is paid back. */
export const CancelDialog = ({ open, onOpenChange, subscription }: CancelDialogProps) => {
  const text = useText(subscriptionText);
  const language = useLanguage();
  const format = useFormat();
  const cancel = useCancelSubscription(useCurrentGuild().id);
  const until = subscription.period_end ? format.date(subscription.period_end) : text.noEnd;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text.cancelTitle}
      description={text.cancelBody(until)}
      actions={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {text.keep}
          </Button>
          <Button
            variant="danger"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onSuccess: () => onOpenChange(false) })}
          >
            {text.cancel}
          </Button>
        </>
      }
    >
      {subscription.refund ? (
        <p>
          {text.refund}: <strong>{formatMoney(language, subscription.refund)}</strong>
        </p>
      ) : null}
      {cancel.error ? (
        <p role="alert" className="mt-2 text-bad">
          {errorDetail(cancel.error)}
        </p>
      ) : null}
    </Dialog>
  );
};
