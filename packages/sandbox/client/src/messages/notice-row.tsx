import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import type { Notice } from '../state/client-state.ts';
import { useSession } from '../state/session.ts';
import { Icon } from '../ui/icon.tsx';

/** What went wrong for this reader, among the messages, where Discord shows it too. */
export function NoticeRow({ notice }: { notice: Notice }): ReactNode {
  const text = useText();
  const { actions } = useSession();
  return (
    <li>
      <div className="notice" role="alert">
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
    </li>
  );
}
