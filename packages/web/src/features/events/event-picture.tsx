import { EVENT_PICTURE } from '@famiglia/contract/events/event-pictures';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useEventPicture } from './queries.ts';

/** The picture of an event. Its place is kept while it loads, so that nothing moves. */
export const EventPicture = ({ id }: { id: string }) => {
  const { data } = useEventPicture(useCurrentGuild().id, id);
  return (
    <div className="aspect-3/1 w-full max-w-120 overflow-hidden rounded-md bg-raised">
      {data ? <img src={data.url} alt="" {...EVENT_PICTURE} className="size-full object-cover" /> : null}
    </div>
  );
};
