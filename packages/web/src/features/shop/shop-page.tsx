import { useSearchParams } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { TabLinks } from '../../shared/ui/tab-links.tsx';
import { OfferList } from './offer-list.tsx';
import { PurchaseList } from './purchase-list.tsx';
import { shopText } from './shop.text.ts';

const VIEWS = ['waiting', 'all', 'offers'] as const;
type View = (typeof VIEWS)[number];

/** `/guild/:guildId/shop`: what waits for an officer, what was bought, and what is offered. */
export const ShopPage = () => {
  const { access } = useCurrentGuild();
  const [params] = useSearchParams();
  const serves = may(access.permissions, 'reputation.edit');
  const wanted = VIEWS.find((one) => one === params.get('view')) ?? 'waiting';
  const view = serves ? wanted : 'offers';
  const tabs = serves ? <ViewTabs view={view} /> : null;
  return view === 'offers' ? <OfferList tabs={tabs} /> : <PurchaseList key={view} view={view} tabs={tabs} />;
};

const ViewTabs = ({ view }: { view: View }) => {
  const text = useText(shopText);
  return (
    <TabLinks
      label={text.views}
      className="-mx-4 mb-4 px-4"
      tabs={VIEWS.map((one) => ({
        to: one === 'waiting' ? '?' : `?view=${one}`,
        label: text.tabs[one],
        current: one === view,
      }))}
    />
  );
};
