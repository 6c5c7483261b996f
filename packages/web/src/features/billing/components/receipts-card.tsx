import type { Receipt } from '@famiglia/contract/billing/billing';
import { Link } from 'react-router';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { providerText } from '../../../entities/plan/provider.text.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ChevronRight } from '../../../shared/ui/icons.ts';
import { receiptsText } from './receipts.text.ts';

/** Every payment, newest first; each opens as a page that can be printed. */
export const ReceiptsCard = ({ receipts }: { receipts: readonly Receipt[] }) => {
  const text = useText(receiptsText);
  return (
    <Card className="mt-4">
      <h3 className="border-b border-line px-4 py-3 font-semibold">{text.title}</h3>
      {receipts.length === 0 ? (
        <p className="px-4 py-3 text-muted">{text.empty}</p>
      ) : (
        <ul>
          {receipts.map((receipt) => (
            <ReceiptRow key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
    </Card>
  );
};

const ReceiptRow = ({ receipt }: { receipt: Receipt }) => {
  const text = useText(receiptsText);
  const providers = useText(providerText);
  const format = useFormat();
  const { id } = useCurrentGuild();
  const paid = formatMoney(receipt.paid);
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 hover:bg-hover">
      <span className="min-w-0 flex-1 basis-52">
        <Link
          to={`/guild/${id}/receipts/${receipt.id}`}
          aria-label={text.open(paid, format.date(receipt.paid_at))}
          className="font-semibold tabular-nums after:absolute after:inset-0"
        >
          {paid}
        </Link>{' '}
        {text.period(format.date(receipt.period_start), format.date(receipt.period_end))}
        <span className="block text-xs text-muted">
          {providers[receipt.provider]} ·{' '}
          <time dateTime={receipt.paid_at}>{format.dateTime(receipt.paid_at)}</time>
          {receipt.promo ? ` · ${text.promo} ${receipt.promo.code}` : null}
        </span>
      </span>
      {receipt.refunded ? <Badge tone="info">{text.refunded(formatMoney(receipt.refunded))}</Badge> : null}
      {receipt.disputed ? <Badge tone="bad">{text.disputed}</Badge> : null}
      <ChevronRight aria-hidden className="size-4 text-faint" />
    </li>
  );
};
