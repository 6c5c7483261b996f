import { fightKindRoutes } from '@famiglia/contract/fight-kinds/fight-kinds';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../shared/language/use-text.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { fightKindText } from './fight-kind.text.ts';

/** The guild's kinds of fights in their order. */
export const useFightKinds = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'fight-kinds'),
    queryFn: ({ signal }) => callApi(fightKindRoutes.list, { guildId }, signal),
    select: (list) => list.items,
  });

/** The field of a form in words, and the names of its values. */
export const useFightKindName = () => {
  const text = useText(fightKindText);
  const { data } = useFightKinds(useCurrentGuild().id);
  return {
    label: text.kind,
    nameOf: (id: string | null): string => data?.find((kind) => kind.id === id)?.name ?? text.none,
  };
};
