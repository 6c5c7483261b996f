import { Check, Copy, SearchX, Server } from '../../shared/ui/icons.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Guild } from '@famiglia/contract/guilds/guilds';
import { useAuth } from '../../shared/auth/auth-store.ts';
import { signOut } from '../../shared/auth/sign-out.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCopy } from '../../shared/lib/use-copy.ts';
import { Busy } from '../../shared/ui/busy.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Card } from '../../shared/ui/card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { SearchField } from '../../shared/ui/search-field.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useGuilds, useInviteUrl } from './queries.ts';
import { GuildCards } from './components/guild-cards.tsx';
import { guildsText } from './guilds.text.ts';

const SearchableGuilds = ({ guilds }: { guilds: readonly Guild[] }) => {
  const text = useText(guildsText);
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase();
  const found = guilds.filter((guild) => guild.name.toLocaleLowerCase().includes(wanted));
  return (
    <>
      <SearchField label={text.search} value={search} onChange={setSearch} className="mb-6 md:max-w-80" />
      {found.length > 0 ? (
        <GuildCards guilds={found} />
      ) : (
        <EmptyState
          icon={<SearchX aria-hidden />}
          title={text.nothingFound(search.trim())}
          action={<Button onClick={() => setSearch('')}>{text.showAll}</Button>}
        />
      )}
    </>
  );
};

/** `/guilds`: the list of servers to choose from. */
export const GuildsPage = () => {
  const text = useText(guildsText);
  const guilds = useGuilds();
  const hasPanel = guilds.data?.some(
    ({ access, bot_installed: installed }) => !installed || access.permissions.length > 0,
  );
  return (
    <>
      <PageHeader title={text.title} note={guilds.data?.length && !hasPanel ? text.memberNote : text.note} />
      <QueryView query={guilds} skeleton={<GuildCardsSkeleton />}>
        {(guilds) => (guilds.length > 0 ? <SearchableGuilds guilds={guilds} /> : <NoServers />)}
      </QueryView>
    </>
  );
};

/** A person without a server asks their family's owner, or is here with another account. */
const NoServers = () => {
  const text = useText(guildsText);
  const isAdmin = useAuth((state) => state.user?.is_admin ?? false);
  const invite = useInviteUrl();
  const { copied, copy } = useCopy(invite);
  return (
    <EmptyState
      icon={<Server aria-hidden />}
      title={text.emptyTitle}
      action={
        <div className="mt-2 grid w-full justify-items-center gap-3">
          {/* Pages without https have no clipboard: there it is selected and copied by hand. */}
          <Input
            readOnly
            aria-label={text.inviteLink}
            value={invite}
            onFocus={(event) => event.target.select()}
            className="max-w-110 text-ellipsis"
          />
          <div className="flex flex-wrap justify-center gap-2">
            <Button
              variant="primary"
              icon={
                copied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />
              }
              onClick={copy}
            >
              <span aria-live="polite">{copied ? text.inviteCopied : text.copyInvite}</span>
            </Button>
            <Button onClick={() => void signOut()}>{text.otherAccount}</Button>
            {isAdmin ? (
              <Link to="/admin" className={buttonClasses()}>
                {text.siteAdmin}
              </Link>
            ) : null}
          </div>
        </div>
      }
    >
      {text.emptyBody}
    </EmptyState>
  );
};

const GuildCardsSkeleton = () => (
  <Busy className="mt-7 grid grid-cols-[repeat(auto-fill,minmax(min(100%,288px),1fr))] gap-3">
    {['a', 'b', 'c'].map((key) => (
      <Card key={key} className="grid gap-4 p-4">
        <div className="flex items-center gap-3">
          <Skeleton className="size-12" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
        <Skeleton className="h-5 w-full" />
      </Card>
    ))}
  </Busy>
);
