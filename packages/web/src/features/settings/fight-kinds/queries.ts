import type { FightPreset } from '@famiglia/contract/fight-kinds/fight-kind-presets';
import { fightKindRoutes } from '@famiglia/contract/fight-kinds/fight-kinds';
import type { FightKind } from '@famiglia/contract/fight-kinds/fight-kinds';
import { templateRoutes } from '@famiglia/contract/series/series';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/lib/call-api.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import type { requestOf } from './fight-kind-draft.ts';

const useChange = <Input, Made>(guildId: string, change: (input: Input) => Promise<Made>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: guildKey(guildId, 'fight-kinds') }),
  });
};

interface Saved {
  /** Null for a new one. */
  kind: FightKind | null;
  request: ReturnType<typeof requestOf>;
  version: number;
}

export const useSaveFightKind = (guildId: string) =>
  useChange(guildId, ({ kind, request, version }: Saved) =>
    kind === null
      ? callApi(fightKindRoutes.create, { guildId, ...request })
      : callApi(fightKindRoutes.update, { guildId, kindId: kind.id, ...request, version }),
  );

export const useAddPresets = (guildId: string) =>
  useChange(guildId, (preset: FightPreset) => callApi(fightKindRoutes.addPresets, { guildId, preset }));

export const useOrderFightKinds = (guildId: string) =>
  useChange(guildId, (ids: string[]) => callApi(fightKindRoutes.order, { guildId, ids }));

export const useDeleteFightKind = (guildId: string) =>
  useChange(guildId, (kindId: string) => callApi(fightKindRoutes.delete, { guildId, kindId }));

/** The templates that a kind can begin with. */
export const useTemplates = (guildId: string, enabled: boolean) =>
  useQuery({
    queryKey: guildKey(guildId, 'events', 'templates'),
    queryFn: ({ signal }) => callApi(templateRoutes.list, { guildId }, signal),
    enabled,
    select: (list) => list.items,
  });
