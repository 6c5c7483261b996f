import type { Billing } from '@famiglia/contract/billing/billing';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { Link } from 'react-router';
import { useStopWords } from '../../../entities/plan/use-stop-words.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useSwitchRenewal } from '../queries.ts';
import { renewalText } from './renewal.text.ts';

/** Paid Premium that simply ends: why, and how to go on, with the kept card if it is the reader's, otherwise with their own. */
export const RenewalOff = ({ billing }: { billing: Billing }) => {
  const text = useText(renewalText);
  const format = useFormat();
  const stopWords = useStopWords('others');
  const { id } = useCurrentGuild();
  const turn = useSwitchRenewal(id);
  const { subscription, renewal, stop, receipts, can_resume } = billing;
  const { tier, status, period_end } = subscription;
  const isTrial = status === 'trial' || (can_resume && renewal === null);
  if (tier === 'free' || isTrial || period_end === null) return null;
  const why = stop ? stopWords(stop) : receipts.length > 0 ? text.once : '';
  return (
    <Card className="mt-4">
      <h3 className="border-b border-line px-4 py-3 font-semibold">{text.off}</h3>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-pretty">
          {why} {text.nothingMore}
        </p>
        {renewal ? (
          <>
            <p className="text-pretty text-muted">
              {text.onAgain(
                renewal.method,
                formatMoney(renewal.money),
                format.longDate(renewal.next_charge_at),
              )}
            </p>
            <Button
              variant="primary"
              loading={turn.isPending}
              onClick={() => turn.mutate({ renews: true }, { onSuccess: () => toast.success(text.turnedOn) })}
            >
              {text.turnOn}
            </Button>
          </>
        ) : (
          <Link to={`/guild/${id}/checkout`} className={buttonClasses({ variant: 'primary' })}>
            {text.ownCard}
          </Link>
        )}
        <Refusal error={turn.error} />
      </div>
    </Card>
  );
};
