import type { Receipt } from '@famiglia/contract/billing/billing';
import { formatMoney } from '@famiglia/contract/kit/format-money';
import { providerText } from '../../../entities/plan/provider.text.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ledgerText } from './ledger.text.ts';

interface LedgerRowProps {
  receipt: Receipt;
  /** A pressed server becomes the filter. */
  onGuild: (guildId: string) => void;
}

/** A table row; on a phone the cells become a card. */
export const LedgerRow = ({ receipt, onGuild }: LedgerRowProps) => {
  const text = useText(ledgerText);
  const providers = useText(providerText);
  const format = useFormat();
  const { guild, refunded } = receipt;
  return (
    <tr className="border-b border-line last:border-0 hover:bg-hover @max-table:grid @max-table:grid-cols-[minmax(0,1fr)_auto] @max-table:gap-x-3 @max-table:gap-y-1 @max-table:px-3 @max-table:py-3 @table:h-16 @table:[&>td]:px-3 @table:[&>td]:py-3">
      <td className="whitespace-nowrap text-muted @max-table:col-start-1 @max-table:row-start-2 @max-table:text-xs">
        <time dateTime={receipt.paid_at}>{format.dateTime(receipt.paid_at)}</time>
      </td>
      <td className="min-w-0 @max-table:col-start-1 @max-table:row-start-1">
        <button
          type="button"
          aria-label={text.onlyGuild(guild.name)}
          title={text.onlyGuild(guild.name)}
          onClick={() => onGuild(guild.id)}
          className="max-w-full truncate rounded-sm text-left font-medium underline-offset-4 hover:underline @max-table:min-h-10"
        >
          {guild.name}
        </button>
        <span className="block text-xs wrap-anywhere text-faint @max-table:hidden">{guild.id}</span>
      </td>
      <td className="text-right tabular-nums @max-table:col-start-2 @max-table:row-start-1 @max-table:self-center">
        <span className="block font-semibold">{formatMoney(receipt.paid)}</span>
        {receipt.promo ? (
          <span className="block text-xs wrap-anywhere text-muted">
            {text.promo(receipt.promo.code, formatMoney(receipt.promo.list))}
          </span>
        ) : null}
        {refunded || receipt.disputed ? (
          <span className="mt-1 flex flex-wrap justify-end gap-1">
            {refunded ? <Badge tone="info">{text.back(formatMoney(refunded))}</Badge> : null}
            {receipt.disputed ? <Badge tone="bad">{text.disputed}</Badge> : null}
          </span>
        ) : null}
      </td>
      <td className="whitespace-nowrap text-muted @max-table:col-start-2 @max-table:row-start-2 @max-table:text-right @max-table:text-xs">
        {format.date(receipt.period_start)} – {format.date(receipt.period_end)}
      </td>
      <td className="min-w-0 @max-table:col-span-2 @max-table:row-start-3 @max-table:text-xs">
        {providers[receipt.provider]}
        <span className="block text-xs wrap-anywhere text-faint">{receipt.reference}</span>
      </td>
    </tr>
  );
};
