import { damageRoutes } from '@famiglia/contract/damage-import';
import type { ImportedRow } from '@famiglia/contract/damage-import';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../lib/call-api.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { captsKey } from '../../api/capt-keys.ts';
import type { FoundMember } from '../grid/reduce-grid.ts';

const foundIn = ({ match, candidates }: ImportedRow): FoundMember => {
  if (match === null) return { match: null, candidates };
  const { by, ...member } = match;
  return { match: { member, by }, candidates };
};

/** Whose these nicks are, by the same rules as an import: it is asked as one. */
const find = async (guildId: string, nicks: readonly string[], signal: AbortSignal) => {
  const text = JSON.stringify(nicks.map((nick) => ({ nick, damage: 0 })));
  const { rows } = await callApi(damageRoutes.previewTable, { guildId, text, side: 'ours' }, signal);
  return new Map(rows.map((row) => [nicks[row.line - 1] ?? '', foundIn(row)]));
};

/** Members behind nicks that nobody has matched yet, once typing pauses. */
export const useFoundNicks = (guildId: string, nicks: readonly string[]) => {
  const asked = useDebounced(nicks.join('\n'), 300);
  return useQuery({
    queryKey: [...captsKey(guildId), 'nicks', asked],
    queryFn: ({ signal }) => find(guildId, asked.split('\n'), signal),
    enabled: asked !== '',
    // The grid goes on without: the nick stays a nick.
    retry: false,
  });
};
