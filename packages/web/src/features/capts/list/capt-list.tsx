import { PAGE_SIZE } from '@famiglia/contract/constants';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { useListParams } from '../../../lib/use-list-params.ts';
import { CreateButton } from '../../../sign-up/list/create-button.tsx';
import { SignUpList } from '../../../sign-up/list/sign-up-list.tsx';
import { useCapts } from '../api/use-capts.ts';
import { captsText } from '../capts.text.ts';
import { questionOf } from './capt-filters.ts';
import { CaptsTable } from './capts-table.tsx';
import { NoCapts } from './no-capts.tsx';
import { useCaptFilters } from './use-capt-filters.ts';

/** The capts that the address asks for. */
export const CaptList = ({ onCreate }: { onCreate: (() => void) | undefined }) => {
  const text = useText(captsText);
  const guild = useCurrentGuild();
  const { page, search } = useListParams();
  const { filters, clear } = useCaptFilters();
  const isFiltered = search !== '' || Object.keys(filters).length > 0;
  const create = onCreate ? <CreateButton label={text.create} onClick={onCreate} /> : null;
  return (
    <SignUpList
      query={useCapts(guild.id, questionOf(filters, search, guild.time_zone), page)}
      pageSize={PAGE_SIZE.capts}
      empty={<NoCapts onClear={isFiltered ? clear : undefined} create={create} />}
    >
      {(capts, stale) => <CaptsTable capts={capts} stale={stale} />}
    </SignUpList>
  );
};
