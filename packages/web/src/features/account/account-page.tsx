import { privacyRoutes } from '@famiglia/contract/privacy/privacy';
import type { Forgetting } from '@famiglia/contract/privacy/privacy';
import { Download } from '../../shared/ui/icons.ts';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useDownload } from '../../shared/lib/use-download.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { FillBar } from '../../shared/ui/fill-bar.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { SlashCommand } from '../../shared/ui/slash-command.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { useForgetting, useOwnPayments, useOwnTickets } from './queries.ts';
import { ForgetDialog } from './forget-dialog.tsx';
import { PaymentTicketsCard } from './payment-tickets-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { privacyText } from './privacy.text.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/**
 * `/account`: a person's own data. Whether the deletion dialog is open is kept in the address, so that a
 * sign-in returns to it.
 */
export const AccountPage = () => {
  const text = useText(privacyText);
  const [params, setParams] = useSearchParams();
  const { data } = useForgetting();
  const forgetting = data?.forgetting;
  const download = useDownload(privacyRoutes.export);
  // What is paid for stands first and is as long as it is: nothing below it is shown before.
  const isLoading = [useOwnPayments(), useOwnTickets()].some(
    (query) => query.isLoading && query.failureCount === 0,
  );
  const ask = (asking: boolean): void => setParams(asking ? { forget: 'ask' } : {}, { replace: true });
  return (
    <div className="max-w-200">
      <PageHeader title={text.title} note={text.note} />
      {isLoading ? <ListSkeleton rows={6} height="h-24" headed={false} /> : null}
      <div hidden={isLoading} className="grid grid-cols-1 gap-4">
        <PaymentsCard />
        <PaymentTicketsCard />
        <Card className="grid justify-items-start gap-3 p-4">
          <h2 className="font-semibold">{text.takeTitle}</h2>
          <p className="text-pretty text-muted">{text.takeBody}</p>
          <Button
            icon={<Download aria-hidden className="size-4" />}
            loading={download.isPending}
            loadingLabel={text.downloading}
            onClick={() => download.mutate({})}
          >
            {text.download}
          </Button>
        </Card>
        <Card className="p-4">
          <h2 className="mb-3 font-semibold">{text.keptTitle}</h2>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
            {text.kept.map(([what, long]) => (
              <div key={what} className="grid sm:col-span-2 sm:grid-cols-subgrid">
                <dt className="text-muted">{what}</dt>
                <dd>{long}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <SignOutEverywhere />
        <Card className="grid justify-items-start gap-3 p-4">
          <h2 className="font-semibold">{text.forgetTitle}</h2>
          <p className="text-pretty text-muted">{text.forgetBody}</p>
          <p className="text-pretty text-muted">{text.stillThere}</p>
          {forgetting ? (
            <ForgettingProgress {...forgetting} />
          ) : (
            <>
              <Button variant="danger" onClick={() => ask(true)}>
                {text.forget}
              </Button>
              <div className="flex flex-wrap items-center gap-2 text-muted">
                <span>{text.inDiscord}</span>
                <SlashCommand command="/privacy forget" />
              </div>
            </>
          )}
        </Card>
      </div>
      <ForgetDialog open={params.get('forget') === 'ask' && !forgetting} onOpenChange={ask} />
    </div>
  );
};

const ForgettingProgress = ({ done, total }: Forgetting) => {
  const text = useText(privacyText);
  const format = useFormat();
  return (
    <div aria-live="polite" className="grid w-full gap-2">
      <p className="font-semibold">{text.forgettingNow}</p>
      <FillBar share={total === 0 ? 0 : done / total} />
      <p className="tabular-nums">{text.forgettingDone(format.number(done), format.number(total))}</p>
      <p className="text-pretty text-muted">{text.forgettingNote}</p>
    </div>
  );
};
