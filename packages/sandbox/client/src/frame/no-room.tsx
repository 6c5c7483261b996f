import { type ReactNode, use } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useClientState } from '../state/session.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { NavigationContext } from '../places/navigation-context.ts';
import type { Place } from '../places/place.ts';

/** The place does not exist for this person, or they have not chosen one yet. */
export const NoRoom = ({ place }: { place: Place }): ReactNode => {
  const text = useText();
  const { openNavigation } = use(NavigationContext);
  const loaded = useClientState((state) => state.servers !== null);
  const wanted = place.channelId !== null;
  return (
    <main className="room-frame">
      <div className="room">
        <header className="room-header only-narrow">
          <IconButton icon="menu" name={text.frame.menu} onClick={openNavigation} />
        </header>
        <output className="no-room">
          {loaded ? (
            <>
              <h1>{wanted ? text.frame.noPlace : text.frame.choosePlace}</h1>
              {wanted && <p className="muted">{text.frame.noPlaceDetail}</p>}
            </>
          ) : (
            <p className="muted">{text.common.loading}</p>
          )}
        </output>
      </div>
    </main>
  );
};
