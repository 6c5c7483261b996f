import type { ReactNode } from 'react';
import type { PersonalGuildView } from '../../../src/sandbox-types.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { formatMoment } from '../messages/format-moment.ts';
import { sandboxCall } from '../state/sandbox-call.ts';
import { Icon } from '../ui/icon.tsx';

/** The server's own events above its channels. Deleting one is what a manager of the server would do. */
export const EventList = ({ server }: { server: PersonalGuildView }): ReactNode => {
  const text = useText();
  const { language } = useLanguage();
  if (server.scheduled_events.length === 0) return null;
  return (
    <section aria-label={text.frame.events}>
      <p className="category">{text.frame.events}</p>
      <ul className="server-events">
        {server.scheduled_events.map(({ id, name, location, starts_at, status }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <span className="faint small">
                {status === ACTIVE ? text.frame.eventRuns : formatMoment(starts_at, language)} · {location}
              </span>
            </span>
            <button
              type="button"
              className="icon-button"
              aria-label={text.frame.deleteEvent(name)}
              title={text.frame.deleteEvent(name)}
              onClick={() => void sandboxCall('DELETE', `scheduled-events/${id}`)}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const ACTIVE = 2;
