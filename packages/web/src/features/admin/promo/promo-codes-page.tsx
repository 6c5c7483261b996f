import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { useText } from '../../../shared/language/use-text.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Plus, TicketPercent } from '../../../shared/ui/icons.ts';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { usePromoCodes } from '../queries.ts';
import { useAdminList } from '../use-admin-list.ts';
import { NewPromoDialog } from './new-promo-dialog.tsx';
import { PromoRow } from './promo-row.tsx';
import { promoCodesText } from './promo-codes.text.ts';

/** `/admin/promo-codes`: all codes with their uses. The open form is in the address, so that a fresh sign-in returns to it. */
export const PromoCodesPage = () => {
  const text = useText(promoCodesText);
  const { params, page, set, setPage } = useAdminList({
    sorts: ['created_at'],
    defaultSort: { sort: 'created_at', order: 'desc' },
  });
  const codes = usePromoCodes(page);
  const create = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden className="size-4" />}
      onClick={() => set({ new: '1' }, { replace: true })}
      className="max-md:w-full"
    >
      {text.create}
    </Button>
  );
  return (
    <>
      <QueryView query={codes} skeleton={<ListSkeleton />}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState icon={<TicketPercent aria-hidden />} title={text.none} action={create}>
              {text.noneBody}
            </EmptyState>
          ) : (
            <div className="grid grid-cols-1 gap-3">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="max-w-160 text-pretty text-muted">{text.note}</p>
                {create}
              </div>
              <Card>
                <ul aria-busy={codes.isPlaceholderData}>
                  {items.map((code) => (
                    <PromoRow key={code.id} code={code} />
                  ))}
                </ul>
              </Card>
              <Pager page={page} pageSize={PAGE_SIZE.activity} total={total} onChange={setPage} />
            </div>
          )
        }
      </QueryView>
      {params.has('new') ? <NewPromoDialog onClose={() => set({ new: '' }, { replace: true })} /> : null}
    </>
  );
};
