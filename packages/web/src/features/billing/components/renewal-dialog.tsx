import type { Checkout, Renewal } from '@famiglia/contract/billing/billing';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { checkoutText } from '../checkout/checkout.text.ts';
import { TermCards } from '../checkout/term-cards.tsx';
import { useOfferChoice } from '../checkout/use-offer-choice.ts';
import { useCheckout, useSetRenewal } from '../queries.ts';
import { renewalText } from './renewal.text.ts';

interface RenewalDialogProps {
  renewal: Renewal;
  onClose: () => void;
}

/** Term and currency from the next renewal on. */
export const RenewalDialog = ({ renewal, onClose }: RenewalDialogProps) => {
  const text = useText(renewalText);
  const format = useFormat();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text.dialogTitle}
      description={text.dialogBody(format.longDate(renewal.next_charge_at))}
    >
      <QueryView
        query={useCheckout(useCurrentGuild().id)}
        skeleton={<ListSkeleton rows={4} headed={false} />}
      >
        {({ offers }) => <RenewalForm renewal={renewal} offers={offers} onClose={onClose} />}
      </QueryView>
    </Dialog>
  );
};

const RenewalForm = ({ renewal, offers, onClose }: RenewalDialogProps & Pick<Checkout, 'offers'>) => {
  const text = useText(renewalText);
  const words = useText(checkoutText);
  const save = useSetRenewal(useCurrentGuild().id);
  const { currency } = renewal.money;
  const { offer, ofCurrency, currencies, setMonths, setCurrency } = useOfferChoice(offers, {
    months: renewal.months,
    currency,
  });
  if (!offer) return null;
  return (
    <div className="grid gap-4">
      <TermCards offers={ofCurrency} months={offer.months} onChange={setMonths} />
      {currencies.length > 1 ? (
        <ChoiceRow
          label={words.currency}
          value={offer.money.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={setCurrency}
        />
      ) : null}
      <Refusal error={save.error} />
      <Button
        variant="primary"
        loading={save.isPending}
        onClick={() =>
          save.mutate(
            { months: offer.months, currency: offer.money.currency },
            {
              onSuccess: () => {
                toast.success(text.saved);
                onClose();
              },
            },
          )
        }
      >
        {text.save}
      </Button>
    </div>
  );
};
