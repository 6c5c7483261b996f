import { WriteAboutPayment } from '../../entities/support/payment-ticket-dialog.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Busy } from '../../shared/ui/busy.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useBilling } from './queries.ts';
import { PlanCard } from './components/plan-card.tsx';
import { PlanHistory } from './components/plan-history.tsx';
import { ReceiptsCard } from './components/receipts-card.tsx';
import { RenewalOff } from './components/renewal-off.tsx';
import { RenewalCard } from './components/renewal-card.tsx';
import { subscriptionText } from './subscription.text.ts';

/** `/guild/:guildId/settings/subscription`. */
export const SubscriptionSection = () => {
  const text = useText(subscriptionText);
  const { id, name } = useCurrentGuild();
  const billing = useBilling(id);
  const skeleton = (
    <Busy>
      <Skeleton className="h-52 w-full" />
    </Busy>
  );
  return (
    <>
      <header className="mb-4">
        <title>{`${text.section} · ${text.settings} · Famiglia`}</title>
        <h2 className="text-base font-semibold">{text.section}</h2>
        <p className="text-muted">{text.note}</p>
      </header>
      <QueryView query={billing} skeleton={skeleton}>
        {(loaded) => (
          <>
            <PlanCard billing={loaded} />
            {loaded.renewal?.renews === true ? (
              <RenewalCard renewal={loaded.renewal} />
            ) : (
              <RenewalOff billing={loaded} />
            )}
            <ReceiptsCard receipts={loaded.receipts} />
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="min-w-0 flex-1 basis-60 text-pretty text-muted">{text.ask}</p>
              <WriteAboutPayment servers={[{ id, name }]} />
            </div>
            <PlanHistory />
          </>
        )}
      </QueryView>
    </>
  );
};
