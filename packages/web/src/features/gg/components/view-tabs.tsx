import { useText } from '../../../language/use-text.ts';
import { TabLinks } from '../../../ui/tab-links.tsx';
import type { GgView } from '../gg-view.ts';
import { GG_VIEWS } from '../gg-view.ts';
import { ggText } from '../gg.text.ts';

export const ViewTabs = ({ view, waiting }: { view: GgView; waiting: number }) => {
  const text = useText(ggText);
  return (
    <TabLinks
      label={text.views}
      className="-mx-4 mb-4 px-4"
      tabs={GG_VIEWS.map((one) => ({
        to: one === 'pending' ? '?' : `?view=${one}`,
        label: text.tabs[one],
        current: one === view,
        count: one === 'pending' && waiting > 0 ? waiting : undefined,
        calling: true,
      }))}
    />
  );
};
