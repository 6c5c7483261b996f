import { formatCents } from '@famiglia/contract/kit/format-cents';
import { MAX_PRICE_ITEMS } from '@famiglia/contract/reports/reports';
import type { PriceItem } from '@famiglia/contract/reports/reports';
import { quantityText } from '@famiglia/contract/reports/report-words';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Plus, ReceiptText } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { MenuItem } from '../../shared/ui/menu.tsx';
import { MoreMenu } from '../../shared/ui/more-menu.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { usePrices, useRemovePrice } from './queries.ts';
import { reportsText } from './reports.text.ts';

type Opened = { what: 'edit' | 'remove'; item: PriceItem } | { what: 'add' } | null;

/** What the family pays for; those who keep its money edit it. */
export const PriceList = ({ tabs }: { tabs: ReactNode }) => {
  const text = useText(reportsText);
  const { id: guildId, access } = useCurrentGuild();
  const query = usePrices(guildId);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const manages = may(access.permissions, 'money.manage');
  return (
    <>
      <PageHeader
        title={text.title}
        note={query.data ? text.items(query.data.length) : ' '}
        actions={
          manages ? (
            <Button
              variant="primary"
              disabled={(query.data?.length ?? 0) >= MAX_PRICE_ITEMS}
              icon={<Plus aria-hidden className="size-4" />}
              onClick={() => setOpened({ what: 'add' })}
            >
              {text.add}
            </Button>
          ) : null
        }
      />
      {tabs}
      <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-16" rows={4} />}>
        {(items) => (
          <Card>
            {items.length === 0 ? (
              <EmptyState icon={<ReceiptText aria-hidden />} title={text.emptyPrices}>
                {text.emptyPricesBody}
              </EmptyState>
            ) : (
              <ul aria-label={text.prices} className="divide-y divide-line">
                {items.map((item) => (
                  <PriceRow
                    key={item.id}
                    item={item}
                    onOpen={manages ? (what) => setOpened({ what, item }) : null}
                  />
                ))}
              </ul>
            )}
          </Card>
        )}
      </QueryView>
      {opened?.what === 'add' ? <PriceDialog item={null} onClose={close} /> : null}
      {opened?.what === 'edit' ? <PriceDialog item={opened.item} onClose={close} /> : null}
      {opened?.what === 'remove' ? <RemoveDialog item={opened.item} onClose={close} /> : null}
    </>
  );
};

interface PriceRowProps {
  item: PriceItem;
  /** Null for those who do not keep the family's money. */
  onOpen: ((what: 'edit' | 'remove') => void) | null;
}

const PriceRow = ({ item, onOpen }: PriceRowProps) => {
  const text = useText(reportsText);
  const language = useLanguage();
  const format = useFormat();
  const { planned, unit } = item;
  const isLater = planned !== null && planned.valid_from === item.valid_from;
  const limits = [
    item.daily_limit === null ? '' : text.daily(quantityText(language, item.daily_limit, unit)),
    item.weekly_limit === null ? '' : text.weekly(quantityText(language, item.weekly_limit, unit)),
  ].filter(Boolean);
  const notes = [
    isLater ? text.begins(format.dateTime(item.valid_from)) : '',
    limits.length === 0 ? '' : text.limits(limits.join(', ')),
    planned === null || isLater
      ? ''
      : text.planned(format.dateTime(planned.valid_from), formatCents(language, planned.price_cents)),
  ].filter(Boolean);
  return (
    <li className="flex min-h-16 items-center gap-x-3 py-2.5 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{item.name}</p>
        <p className="text-xs text-pretty wrap-anywhere text-muted">{notes.join(' · ')}</p>
      </div>
      <p className="shrink-0 tabular-nums">
        {formatCents(language, item.price_cents)}
        {unit === '' ? null : <span className="text-muted"> / {unit}</span>}
      </p>
      {onOpen === null ? null : (
        <MoreMenu label={text.actions(item.name)}>
          <MenuItem onClick={() => onOpen('edit')}>{text.edit}</MenuItem>
          <MenuItem onClick={() => onOpen('remove')} className="text-bad">
            {text.remove}
          </MenuItem>
        </MoreMenu>
      )}
    </li>
  );
};

const RemoveDialog = ({ item, onClose }: { item: PriceItem; onClose: () => void }) => {
  const text = useText(reportsText);
  const remove = useRemovePrice();
  return (
    <ConfirmDialog
      danger
      title={text.removeTitle(item.name)}
      body={text.removeBody}
      confirm={text.remove}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ itemId: item.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
