import { MAX_OFFERS } from '@famiglia/contract/shop/shop';
import type { ShopOffer } from '@famiglia/contract/shop/shop';
import { perPersonText, stockText } from '@famiglia/contract/shop/shop-words';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { problemWords } from './problem-words.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Plus, ShoppingBag } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { MenuItem } from '../../shared/ui/menu.tsx';
import { MoreMenu } from '../../shared/ui/more-menu.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { useOffers, useRemoveOffer } from './queries.ts';
import { shopText } from './shop.text.ts';

type Opened = { what: 'edit' | 'remove'; offer: ShopOffer } | { what: 'add' } | null;

/** What members may buy; those who manage settings edit it. */
export const OfferList = ({ tabs }: { tabs: ReactNode }) => {
  const text = useText(shopText);
  const { id: guildId, access } = useCurrentGuild();
  const query = useOffers(guildId);
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const manages = may(access.permissions, 'settings.manage');
  return (
    <>
      <PageHeader
        title={text.title}
        note={query.data && query.data.length > 0 ? text.offers(query.data.length) : ' '}
        actions={
          manages ? (
            <Button
              variant="primary"
              disabled={(query.data?.length ?? 0) >= MAX_OFFERS}
              icon={<Plus aria-hidden className="size-4" />}
              onClick={() => setOpened({ what: 'add' })}
            >
              {text.add}
            </Button>
          ) : null
        }
      />
      {tabs}
      <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-16" rows={3} />}>
        {(offers) => (
          <Card>
            {offers.length === 0 ? (
              <EmptyState icon={<ShoppingBag aria-hidden />} title={text.emptyOffers}>
                {text.emptyOffersBody}
              </EmptyState>
            ) : (
              <ul aria-label={text.tabs.offers} className="divide-y divide-line">
                {offers.map((offer) => (
                  <OfferRow
                    key={offer.id}
                    offer={offer}
                    onOpen={manages ? (what) => setOpened({ what, offer }) : null}
                  />
                ))}
              </ul>
            )}
          </Card>
        )}
      </QueryView>
      {opened?.what === 'add' ? <OfferDialog offer={null} onClose={close} /> : null}
      {opened?.what === 'edit' ? <OfferDialog offer={opened.offer} onClose={close} /> : null}
      {opened?.what === 'remove' ? <RemoveDialog offer={opened.offer} onClose={close} /> : null}
    </>
  );
};

interface OfferRowProps {
  offer: ShopOffer;
  /** Null for those who do not manage settings. */
  onOpen: ((what: 'edit' | 'remove') => void) | null;
}

const OfferRow = ({ offer, onOpen }: OfferRowProps) => {
  const text = useText(shopText);
  const language = useLanguage();
  const format = useFormat();
  const { role_name: role, role_problem: problem, days } = offer;
  const facts = [
    role === null || days === null ? text.kinds[offer.kind] : text.role(role, days),
    stockText(language, offer),
    perPersonText(language, offer),
    offer.sold === 0 ? '' : text.sold(offer.sold),
  ].filter(Boolean);
  return (
    <li className="flex min-h-16 items-center gap-x-3 py-2.5 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{offer.name}</p>
        <p className="text-xs text-pretty wrap-anywhere text-muted">{facts.join(' · ')}</p>
        {offer.description === '' ? null : <p className="text-pretty wrap-anywhere">{offer.description}</p>}
        {problem === null ? null : (
          <p className="text-xs text-pretty text-bad">{text.blocked(problemWords(problem, language))}</p>
        )}
      </div>
      <p className="shrink-0 tabular-nums">{text.price(format.number(offer.price))}</p>
      {onOpen === null ? null : (
        <MoreMenu label={text.actions(offer.name)}>
          <MenuItem onClick={() => onOpen('edit')}>{text.edit}</MenuItem>
          <MenuItem onClick={() => onOpen('remove')} className="text-bad">
            {text.remove}
          </MenuItem>
        </MoreMenu>
      )}
    </li>
  );
};

const RemoveDialog = ({ offer, onClose }: { offer: ShopOffer; onClose: () => void }) => {
  const text = useText(shopText);
  const remove = useRemoveOffer();
  return (
    <ConfirmDialog
      danger
      title={text.removeTitle(offer.name)}
      body={text.removeBody}
      confirm={text.remove}
      pending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ offerId: offer.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
