import { SearchX } from '../../../shared/ui/icons.ts';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { useWide } from '../../../shared/lib/use-wide.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useDraft } from '../draft/draft-context.ts';
import { SectionSkeleton } from '../frame/section-skeleton.tsx';
import { RoleCards } from './role-cards.tsx';
import { RolesGrid } from './roles-grid.tsx';
import { StoppedGifts } from './stopped-gifts.tsx';
import { rolesText } from './roles.text.ts';

/** The permissions of each Discord role. */
export const RolesSection = () => {
  const text = useText(rolesText);
  const { access } = useCurrentGuild();
  const { query, roles, saved, toggle, setPriority } = useDraft().roles;
  const [search, setSearch] = useState('');
  const wide = useWide('lg');
  const wanted = search.trim().toLocaleLowerCase();
  const shown = wanted ? roles.filter((role) => role.name.toLocaleLowerCase().includes(wanted)) : roles;
  const List = wide ? RolesGrid : RoleCards;

  return (
    <QueryView query={query} skeleton={<SectionSkeleton />}>
      {() => (
        <>
          <SearchField label={text.search} value={search} onChange={setSearch} className="mb-3 md:max-w-70" />
          <StoppedGifts roles={roles} saved={saved} />
          {shown.length === 0 ? (
            <EmptyState
              icon={<SearchX aria-hidden />}
              title={text.noneTitle(search)}
              action={<Button onClick={() => setSearch('')}>{text.showAll}</Button>}
            >
              {text.noneBody}
            </EmptyState>
          ) : (
            <List
              roles={shown}
              saved={saved}
              held={access.permissions}
              onToggle={toggle}
              onPriority={setPriority}
            />
          )}
          <div className="mt-3 grid gap-1 text-xs text-pretty text-muted">
            {wide ? <p>{text.keys}</p> : null}
            <p>{text.panelHint}</p>
            <p>{text.priorityHint}</p>
          </div>
        </>
      )}
    </QueryView>
  );
};
