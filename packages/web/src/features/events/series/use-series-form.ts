import type { EventDetails } from '@famiglia/contract/events/events';
import { seriesRoutes } from '@famiglia/contract/series/series';
import type { EventSeries } from '@famiglia/contract/series/series';
import { useSignUpForm } from '../../../entities/roster/form/use-sign-up-form.ts';
import { callApi } from '../../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import {
  newSeriesDraft,
  seriesDraftOf,
  seriesFieldOf,
  seriesProblemsOf,
  seriesRequestOf,
} from './series-draft.ts';

interface Subject {
  /** The series to change; left out for a new one. */
  series?: EventSeries | undefined;
  /** The event that a new one repeats. */
  from?: EventDetails | undefined;
}

/** Creates or changes a series. */
export const useSeriesForm = ({ series, from }: Subject, onDone: (saved: EventSeries) => void) => {
  const { id: guildId, time_zone: zone } = useCurrentGuild();
  return useSignUpForm({
    name: `series:${guildId}:${series?.id ?? (from ? `from:${from.id}` : 'new')}`,
    of: series,
    draftOf: (of) => (of ? seriesDraftOf(of) : newSeriesDraft(zone, new Date(), from)),
    problemsOf: (draft) => seriesProblemsOf(draft, zone, new Date()),
    fieldOf: seriesFieldOf,
    send: (draft, { version, of }) => {
      const request = { ...seriesRequestOf(draft), guildId };
      return of
        ? callApi(seriesRoutes.update, { ...request, seriesId: of.id, version })
        : callApi(seriesRoutes.create, request);
    },
    touches: guildKey(guildId, 'events'),
    onDone,
  });
};
