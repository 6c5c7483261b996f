import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import { eventRoutes } from '@famiglia/contract/events/event-routes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isPremium } from '../entities/plan/is-premium.ts';
import { opponentPath } from '../features/capts/opponents/opponent-path.ts';
import { useFormat } from '../shared/language/use-format.ts';
import { callApi } from '../shared/lib/call-api.ts';
import { useCurrentGuild } from '../shared/lib/current-guild.ts';
import { may } from '../shared/lib/may.ts';
import { guildKey } from '../shared/lib/query-key.ts';
import { CalendarDays, Shield, Swords } from '../shared/ui/icons.ts';

const MAX_SHOWN = 4;
const ICON = 'mx-1.5 size-4 shrink-0 text-faint';

/** Events, capts and opponents by a part of their names. What a person may not open is not asked for. */
export const usePaletteGatherings = (search: string) => {
  const { id: guildId, time_zone: zone, access, subscription } = useCurrentGuild();
  const format = useFormat();
  const question = { guildId, search, limit: MAX_SHOWN };
  const mayAsk = (permission: 'events.view' | 'capts.view'): boolean =>
    search !== '' && isPremium(subscription) && may(access.permissions, permission);
  const events = useQuery({
    queryKey: guildKey(guildId, 'events', 'palette', search),
    queryFn: ({ signal }) => callApi(eventRoutes.list, question, signal),
    enabled: mayAsk('events.view'),
    placeholderData: keepPreviousData,
  });
  const capts = useQuery({
    queryKey: guildKey(guildId, 'capts', 'palette', search),
    queryFn: ({ signal }) => callApi(captRoutes.list, question, signal),
    enabled: mayAsk('capts.view'),
    placeholderData: keepPreviousData,
  });
  const opponents = useQuery({
    queryKey: guildKey(guildId, 'capts', 'palette-opponents', search),
    queryFn: ({ signal }) => callApi(captStatisticsRoutes.opponents, question, signal),
    enabled: mayAsk('capts.view'),
    placeholderData: keepPreviousData,
  });
  return {
    events: (events.data?.items ?? []).map((event) => ({
      key: event.id,
      name: event.title,
      note: format.moment(event.starts_at, zone),
      picture: <CalendarDays aria-hidden className={ICON} />,
      to: `/guild/${guildId}/events/${event.id}`,
    })),
    capts: (capts.data?.items ?? []).map((capt) => ({
      key: capt.id,
      name: [capt.opponent, capt.territory].filter(Boolean).join(', '),
      note: format.moment(capt.starts_at, zone),
      picture: <Swords aria-hidden className={ICON} />,
      to: `/guild/${guildId}/capts/${capt.id}`,
    })),
    opponents: (opponents.data?.items ?? []).map(({ opponent }) => ({
      key: opponent,
      name: opponent,
      picture: <Shield aria-hidden className={ICON} />,
      to: opponentPath(guildId, opponent),
    })),
  };
};
