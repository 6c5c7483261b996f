import type { Receipt, Seller } from '@famiglia/contract/billing/billing';
import { Link, useParams } from 'react-router';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { providerText } from '../../entities/plan/provider.text.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Fact } from '../../shared/ui/fact.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { PageSkeleton } from '../../shared/ui/page-skeleton.tsx';
import { checkoutText } from './checkout/checkout.text.ts';
import { receiptsText } from './components/receipts.text.ts';
import { useBilling } from './queries.ts';

/** `/guild/:guildId/receipts/:receiptId`: one payment on one sheet. Print it, or save it as a PDF. */
export const ReceiptPage = () => {
  const text = useText(receiptsText);
  const { receiptId } = useParams();
  const { id } = useCurrentGuild();
  const back = (
    <Link to={`/guild/${id}/settings/subscription`} className={buttonClasses()}>
      {text.back}
    </Link>
  );
  return (
    <QueryView query={useBilling(id)} skeleton={<PageSkeleton />}>
      {({ receipts, seller }) => {
        const receipt = receipts.find((one) => one.id === receiptId);
        if (!receipt) {
          return (
            <EmptyState heading="h1" title={text.gone} action={back}>
              {text.goneBody}
            </EmptyState>
          );
        }
        return (
          <div className="mx-auto max-w-150">
            <PageHeader
              title={text.receipt}
              actions={
                <div className="flex gap-2 print:hidden">
                  {back}
                  <Button variant="primary" onClick={() => window.print()}>
                    {text.print}
                  </Button>
                </div>
              }
            />
            <Sheet receipt={receipt} seller={seller} />
          </div>
        );
      }}
    </QueryView>
  );
};

const Sheet = ({ receipt, seller }: { receipt: Receipt; seller: Seller | null }) => {
  const text = useText(receiptsText);
  const providers = useText(providerText);
  const { months } = useText(checkoutText);
  const format = useFormat();
  return (
    <>
      <Card>
        <dl>
          {seller === null ? null : (
            <Fact label={text.seller}>
              {[seller.name, seller.address, seller.tax_number].map((line) =>
                line === null ? null : (
                  <span key={line} className="block wrap-anywhere">
                    {line}
                  </span>
                ),
              )}
            </Fact>
          )}
          <Fact label={text.server}>{`${receipt.guild.name} (${receipt.guild.id})`}</Fact>
          <Fact label={text.service}>{text.serviceName(months(receipt.months))}</Fact>
          <Fact label={text.periodLabel}>
            {`${format.longDate(receipt.period_start)} – ${format.longDate(receipt.period_end)}`}
          </Fact>
          <Fact label={text.paidAt}>{format.dateTime(receipt.paid_at)}</Fact>
          <Fact label={text.amount}>
            <strong className="text-lg tabular-nums">{formatMoney(receipt.paid)}</strong>
          </Fact>
          {receipt.promo ? (
            <Fact label={text.promo}>
              {text.promoValue(receipt.promo.code, formatMoney(receipt.promo.list))}
            </Fact>
          ) : null}
          {receipt.refunded && receipt.refunded_at !== null ? (
            <Fact label={text.refund}>
              {`${formatMoney(receipt.refunded)}, ${format.dateTime(receipt.refunded_at)}`}
            </Fact>
          ) : null}
          <Fact label={text.provider}>{providers[receipt.provider]}</Fact>
          <Fact label={text.reference}>{receipt.reference}</Fact>
        </dl>
      </Card>
      <p className="mt-3 text-xs text-pretty text-muted">{text.note}</p>
    </>
  );
};
