import { damageRoutes } from '@famiglia/contract/damage/damage-import';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/language/use-text.ts';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { useListParams } from '../../../shared/lib/use-list-params.ts';
import { useTypedSearch } from '../../../shared/lib/use-typed-search.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { Busy } from '../../../shared/ui/busy.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Trail } from '../../../shared/ui/trail.tsx';
import { captsText } from '../capts.text.ts';
import { AliasList } from './aliases/alias-list.tsx';
import { aliasesText } from './aliases/aliases.text.ts';

/** `/guild/:guildId/capts/aliases`: the learnt aliases, which can be deleted. */
export const AliasesPage = () => {
  const text = useText(aliasesText);
  const words = useText(captsText);
  const { id: guildId } = useCurrentGuild();
  const aliases = useAliases(guildId);
  const { search, setSearch } = useListParams();
  const [typed, type] = useTypedSearch(search, setSearch);
  return (
    <>
      <Trail
        label={words.path}
        parents={[{ to: `/guild/${guildId}/capts`, name: words.title }]}
        here={text.title}
      />
      <PageHeader title={text.title} note={text.note} />
      <SearchField label={text.search} value={typed} onChange={type} className="mb-4 md:w-80" />
      <QueryView
        query={aliases}
        skeleton={
          <Busy>
            <Skeleton className="h-80" />
          </Busy>
        }
      >
        {(items) => <AliasList aliases={items} search={search} onClear={() => type('')} />}
      </QueryView>
    </>
  );
};

/** Learnt aliases, sorted by nick. */
const useAliases = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'capts', 'aliases'),
    queryFn: ({ signal }) => callApi(damageRoutes.aliases, { guildId }, signal),
    select: (list) => list.items,
  });
