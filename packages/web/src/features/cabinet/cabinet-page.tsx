import { useSearchParams } from 'react-router';
import { TopBoard } from '../../entities/top/top-board.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { TabLinks } from '../../shared/ui/tab-links.tsx';
import { cabinetText } from './cabinet.text.ts';
import { DamageView } from './damage-view.tsx';
import { FileView } from './file-view.tsx';
import { LedgerView } from './ledger-view.tsx';
import { NowView } from './now-view.tsx';
import { ScreensView } from './screens-view.tsx';

const VIEWS = ['now', 'reputation', 'damage', 'screens', 'file', 'tops'] as const;

/** `/guild/:guildId/me`: what concerns the reader in this family, on a phone first. */
export const CabinetPage = () => {
  const text = useText(cabinetText);
  const guild = useCurrentGuild();
  const [params] = useSearchParams();
  const view = VIEWS.find((one) => one === params.get('view')) ?? 'now';
  return (
    <div className="mx-auto w-full max-w-180">
      <PageHeader title={text.title} note={guild.name} />
      <TabLinks
        label={text.title}
        className="mb-4"
        tabs={VIEWS.map((one) => ({
          to: one === 'now' ? '?' : `?view=${one}`,
          label: text.views[one],
          current: one === view,
        }))}
      />
      {view === 'now' ? <NowView /> : null}
      {view === 'reputation' ? <LedgerView /> : null}
      {view === 'damage' ? <DamageView /> : null}
      {view === 'screens' ? <ScreensView /> : null}
      {view === 'file' ? <FileView /> : null}
      {view === 'tops' ? <TopBoard guildId={guild.id} of="cabinet" pathOf={null} /> : null}
    </div>
  );
};
