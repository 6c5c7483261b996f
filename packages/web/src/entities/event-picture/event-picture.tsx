import { EVENT_PICTURE, eventPictureRoutes } from '@famiglia/contract/events/event-pictures';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { RENEW_LINKS_MS } from '../screenshot/renew-links.ts';

/** The picture of an event or a kind of fight. Its place is kept while it loads, so that nothing moves. */
export const EventPicture = ({ id }: { id: string }) => {
  const { data } = useEventPicture(useCurrentGuild().id, id);
  return (
    <div className="aspect-3/1 w-full max-w-120 overflow-hidden rounded-md bg-raised">
      {data ? <img src={data.url} alt="" {...EVENT_PICTURE} className="size-full object-cover" /> : null}
    </div>
  );
};

/** Its address changes from time to time, and is asked for again before it expires. */
const useEventPicture = (guildId: string, pictureId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'event-pictures', pictureId),
    queryFn: ({ signal }) => callApi(eventPictureRoutes.get, { guildId, pictureId }, signal),
    staleTime: RENEW_LINKS_MS,
    refetchInterval: RENEW_LINKS_MS,
  });
