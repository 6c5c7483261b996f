import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useRoomPlace } from '../state/room.ts';
import { useClientState, useSession } from '../state/session.ts';
import { Icon } from '../ui/icon.tsx';

/** What went wrong for this reader here, after the messages, where Discord shows it too. */
export function Notices(): ReactNode {
  const text = useText();
  const { key } = useRoomPlace();
  const { actions } = useSession();
  const notices = useClientState((state) => state.notices);
  return notices
    .filter(({ room }) => room === key)
    .map((notice) => (
      <div key={notice.id} className="notice" role="alert">
        <Icon name="warning" />
        <div>
          <p>
            <b>{notice.subject}</b> {notice.kind === 'failed' ? text.messages.didNotRespond : notice.detail}
          </p>
          <p className="ephemeral-line">
            {text.messages.onlyYou} ·{' '}
            <button type="button" className="link" onClick={() => actions.dismissNotice(notice.id)}>
              {text.messages.dismiss}
            </button>
          </p>
        </div>
      </div>
    ));
}
