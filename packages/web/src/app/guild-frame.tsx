import type { Guild } from '@famiglia/contract/guilds/guilds';
import { waitingRoutes } from '@famiglia/contract/dashboard/waiting';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Search } from '../shared/ui/icons.ts';
import { useCallback, useEffect, useState } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { useStats } from '../features/dashboard/queries.ts';
import { StatTilesSkeleton } from '../features/dashboard/components/stat-tiles-skeleton.tsx';
import { StatTiles } from '../features/dashboard/components/stat-tiles.tsx';
import { EndingNotice, PlanNews } from '../features/billing/plan-news.tsx';
import { useText } from '../shared/language/use-text.ts';
import { callApi } from '../shared/lib/call-api.ts';
import { useCurrentGuild } from '../shared/lib/current-guild.ts';
import { noteOpenPanel } from '../shared/lib/early-answers.ts';
import { may } from '../shared/lib/may.ts';
import { guildKey } from '../shared/lib/query-key.ts';
import { useHotkey } from '../shared/lib/use-hotkey.ts';
import { isPremium } from '../entities/plan/is-premium.ts';
import { OfflineBar } from '../shared/realtime/offline-bar.tsx';
import { useLiveGuild } from '../shared/realtime/use-live-guild.ts';
import { DIALOG } from '../shared/ui/dialog.tsx';
import { IconButton } from '../shared/ui/icon-button.tsx';
import { QueryView } from '../shared/ui/query-view.tsx';
import { notePage } from '../shared/contact/what-happened.ts';
import { EarlySearch } from './early-search.tsx';
import { FREE_PAGE } from './free-page.ts';
import type { Section } from './navigation.ts';
import { sectionsFor } from './navigation.ts';
import { PaletteButton } from './palette-button.tsx';
import { lazyPage } from './lazy-page.tsx';
import { loadAhead } from '../shared/code/load-ahead.ts';
import { lazyPart, loadPart } from '../shared/code/lazy-part.tsx';
import { panelText } from './panel.text.ts';
import { MembersNotice, RightsNotice } from './frame-notices.tsx';
import { ServerSwitcher } from './server-switcher.tsx';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { UserMenu } from './user-menu.tsx';

const CommandPalette = lazyPart(
  'palette',
  async () => (await import('./command-palette.tsx')).CommandPalette,
  null,
  // The early search stands there.
  () => null,
);
const loadPalette = async (): Promise<void> => loadPart('palette');
const freePage = lazyPage('premium', async () => {
  const { PremiumPage } = await import('../features/billing/premium-page.tsx');
  return () => (
    <div className="grid grid-cols-1 gap-6">
      <PremiumPage />
      <BasicStats />
    </div>
  );
});

/** The frame around every page of a guild: server, sections, search and the person. */
export const GuildFrame = ({ guilds }: { guilds: readonly Guild[] }) => {
  const text = useText(panelText);
  const guild = useCurrentGuild();
  const [searching, setSearching] = useState(false);
  const [everSearched, setEverSearched] = useState(false);
  // Typed while the palette is loading; null once it is there.
  const [early, setEarly] = useState<string | null>('');
  const search = () => {
    setEverSearched(true);
    setSearching(true);
  };
  const forgetEarly = useCallback(() => setEarly(null), []);
  useHotkey('k', search);
  usePaletteInTime();

  useRememberPage();
  const premium = isPremium(guild.subscription);
  useLiveGuild(premium ? guild.id : null);
  useEffect(() => noteOpenPanel(guild.id, premium), [guild.id, premium]);
  const isFreePage = useIsFreePage();
  const sections = sectionsFor(guild);
  useSectionsAhead(premium ? sections : []);
  const waiting = useWaiting();
  const switcher = <ServerSwitcher guild={guild} guilds={guilds} />;

  return (
    <div className="md:grid md:grid-cols-[64px_minmax(0,1fr)] xl:grid-cols-[232px_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-20 focus:rounded-sm focus:bg-brass focus:px-3 focus:py-2 focus:text-brass-ink"
      >
        {text.skip}
      </a>
      <Sidebar
        guildId={guild.id}
        sections={sections}
        locked={!premium}
        waiting={waiting}
        switcher={switcher}
        palette={<PaletteButton onClick={search} onApproach={() => void loadPalette()} />}
        user={<UserMenu note={text.levels[guild.access.level]} />}
      />
      <header className="sticky top-0 z-10 flex print:hidden h-14 items-center gap-1 border-b border-line bg-surface px-2 md:hidden">
        {switcher}
        <IconButton label={text.palette} onClick={search}>
          <Search aria-hidden className="size-5" />
        </IconButton>
      </header>
      <div className="flex min-h-[calc(100dvh-56px)] min-w-0 flex-col md:min-h-dvh">
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-316 flex-1 px-4 pt-5 pb-24 has-data-full-width:max-w-none outline-none md:px-8 md:pt-6 md:pb-10"
        >
          {/* The server refuses the socket in this state, and the notice below says so. */}
          {guild.rights?.state === 'closed' ? null : <OfflineBar />}
          <RightsNotice />
          <MembersNotice />
          <PlanNews />
          <EndingNotice />
          {premium || isFreePage ? <Outlet /> : freePage}
        </main>
      </div>
      <TabBar guildId={guild.id} sections={sections} locked={!premium} waiting={waiting} />
      {searching && early !== null ? (
        <EarlySearch value={early} onChange={setEarly} onClose={() => setSearching(false)} />
      ) : null}
      {everSearched ? (
        <CommandPalette
          typed={early ?? ''}
          onReady={forgetEarly}
          open={searching}
          onOpenChange={setSearching}
          guilds={guilds}
          sections={premium ? sections : []}
        />
      ) : null}
    </div>
  );
};

/** Loads the palette when Ctrl or ⌘ goes down, so that it is there when the K follows. */
const usePaletteInTime = (): void => {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Control' || key === 'Meta') void loadPalette();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};

/** The keys of the pages that a section opens with, where its path alone is not the key. */
const FIRST_PAGES: Readonly<Record<string, readonly string[]>> = {
  '': ['dashboard'],
  personnel: ['vacations'],
  settings: ['settings', 'settings-section'],
};

/** Loads what this person may open next. */
const useSectionsAhead = (sections: readonly Section[]): void => {
  const client = useQueryClient();
  const paths = sections.map(({ path }) => path).join(' ');
  useEffect(() => {
    if (paths === '') return undefined;
    const pages = paths.split(' ').flatMap((path) => FIRST_PAGES[path] ?? [path]);
    return loadAhead(client, [DIALOG, ...pages, 'palette']);
  }, [client, paths]);
};

/** Whether the open page works without Premium: its route says so in its handle. */
const useIsFreePage = (): boolean => useMatches().some(({ handle }) => handle === FREE_PAGE);

/** Notes the open page, unless it is one of support, so that a ticket can say where its author came from. */
const useRememberPage = (): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!/^\/guild\/\d+\/support/.test(pathname)) notePage(pathname);
  }, [pathname]);
};

/** The statistics that every guild sees, Free or Premium. */
const BasicStats = () => (
  <QueryView query={useStats(useCurrentGuild().id)} skeleton={<StatTilesSkeleton />}>
    {(stats) => <StatTiles stats={stats} />}
  </QueryView>
);

/** How much waits for this person's decision, by section, and how many answers of the support nobody has read. */
const useWaiting = (): Readonly<Record<string, number | undefined>> => {
  const { id: guildId, access, subscription } = useCurrentGuild();
  const { data } = useQuery({
    // What is counted depends on what this person may decide.
    queryKey: guildKey(guildId, 'waiting', access.permissions),
    queryFn: ({ signal }) => callApi(waitingRoutes.get, { guildId }, signal),
    enabled: isPremium(subscription) && may(access.permissions, 'panel.view'),
  });
  if (data === undefined) return {};
  const { gungame, gg, reports, applications, vacations, support } = data;
  return {
    gungame: gungame ?? 0,
    reports: reports ?? 0,
    gg: gg ?? 0,
    applications: applications ?? 0,
    personnel: vacations ?? 0,
    support,
  };
};
