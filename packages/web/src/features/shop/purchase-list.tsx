import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import type { ShopPurchase } from '@famiglia/contract/shop/shop';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { errorDetail } from '../../shared/lib/error-detail.ts';
import { useListParams } from '../../shared/lib/use-list-params.ts';
import { usePageInRange } from '../../shared/lib/use-page-in-range.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ShoppingBag } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { MenuItem } from '../../shared/ui/menu.tsx';
import { MoreMenu } from '../../shared/ui/more-menu.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { useFinish, usePurchases, useUndoPurchase } from './queries.ts';
import { shopText } from './shop.text.ts';

interface PurchaseListProps {
  view: 'waiting' | 'all';
  tabs: ReactNode;
}

/** What members bought: what waits for an officer, or everything. */
export const PurchaseList = ({ view, tabs }: PurchaseListProps) => {
  const text = useText(shopText);
  const { id: guildId } = useCurrentGuild();
  const { page, setPage } = useListParams();
  const query = usePurchases(guildId, view, page);
  usePageInRange({ page, pageSize: PAGE_SIZE.purchases, total: query.data?.total, setPage });
  const [undoing, setUndoing] = useState<ShopPurchase | null>(null);
  return (
    <>
      <PageHeader
        title={text.title}
        note={query.data && query.data.total > 0 ? text.count(query.data.total) : ' '}
      />
      {tabs}
      <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-16" rows={4} />}>
        {({ items, total }) => (
          <div className="grid min-w-0 gap-3">
            <Card>
              {items.length === 0 ? (
                <EmptyState
                  icon={<ShoppingBag aria-hidden />}
                  title={text.empty[view]}
                  {...(view === 'all' ? { command: '/shop buy' as const } : {})}
                >
                  {text.emptyBody[view]}
                </EmptyState>
              ) : (
                <ul aria-label={text.purchases} className="divide-y divide-line">
                  {items.map((purchase) => (
                    <PurchaseRow key={purchase.id} purchase={purchase} onUndo={() => setUndoing(purchase)} />
                  ))}
                </ul>
              )}
            </Card>
            {total === 0 ? null : (
              <Pager page={page} pageSize={PAGE_SIZE.purchases} total={total} onChange={setPage} />
            )}
          </div>
        )}
      </QueryView>
      {undoing === null ? null : <UndoDialog purchase={undoing} onClose={() => setUndoing(null)} />}
    </>
  );
};

const PurchaseRow = ({ purchase, onUndo }: { purchase: ShopPurchase; onUndo: () => void }) => {
  const text = useText(shopText);
  const format = useFormat();
  const finish = useFinish();
  const { id, buyer, name, price, note, state, done, ends_at: endsAt } = purchase;
  const facts = [
    name,
    text.price(format.number(price)),
    ...(endsAt === null ? [] : [text.until(format.dateTime(endsAt))]),
    ...(done === null ? [] : [text.doneBy(done.by.name)]),
    format.relative(purchase.bought_at),
  ];
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-2.5 pr-2 pl-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">{buyer.name}</p>
        <p className="text-xs text-pretty wrap-anywhere text-muted">{facts.join(' · ')}</p>
        {note === '' ? null : <p className="mt-1 text-pretty wrap-anywhere">{note}</p>}
      </div>
      <div className="flex items-center gap-2">
        {state === 'undone' ? <Badge>{text.states.undone}</Badge> : null}
        {state === 'waiting' ? (
          <Button
            disabled={finish.isPending}
            onClick={() =>
              finish.mutate({ purchaseId: id }, { onError: (error) => toast.error(errorDetail(error)) })
            }
          >
            {text.finish}
          </Button>
        ) : null}
        {state === 'undone' ? null : (
          <MoreMenu label={text.actions(`${name}, ${buyer.name}`)}>
            <MenuItem onClick={onUndo}>{text.undo}</MenuItem>
          </MoreMenu>
        )}
      </div>
    </li>
  );
};

const UndoDialog = ({ purchase, onClose }: { purchase: ShopPurchase; onClose: () => void }) => {
  const text = useText(shopText);
  const undo = useUndoPurchase();
  return (
    <ConfirmDialog
      danger
      title={text.undoTitle(purchase.name)}
      body={text.undoBody[purchase.kind]}
      confirm={text.undo.replace('…', '')}
      pending={undo.isPending}
      error={undo.error}
      onConfirm={() => undo.mutate({ entryId: purchase.entry_id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
