import { Fragment, type ReactNode } from 'react';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';
import type { Dictionary, Language } from '../i18n/dictionary.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import type { Notice, Room } from '../state/client-state.ts';
import { useRoomPlace } from '../state/room.ts';
import { useClientState, useSession } from '../state/session.ts';
import { Icon } from '../ui/icon.tsx';
import { groupMessages } from './group-messages.ts';
import { MessageRow } from './message-row.tsx';
import { useStickToBottom } from './use-stick-to-bottom.ts';

export const MessageList = ({
  room,
  onReply,
}: {
  room: Room;
  onReply: (message: SandboxMessage) => void;
}): ReactNode => {
  const text = useText();
  const { language } = useLanguage();
  const { actions } = useSession();
  const { key, guildId } = useRoomPlace();
  const everyNotice = useClientState((state) => state.notices);
  const notices = everyNotice.filter((notice) => notice.room === key);
  const { scroller, content, away, toBottom } = useStickToBottom(room.messages);
  return (
    <div className="messages-frame">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it */}
      <div ref={scroller} className="messages" role="log" aria-label={text.messages.log} tabIndex={0}>
        <div ref={content}>
          {room.hasOlder && (
            <button
              type="button"
              className="button older"
              onClick={() => void actions.loadOlder(key).catch(() => undefined)}
            >
              {text.messages.older}
            </button>
          )}
          {room.messages.length === 0 && (
            <p className="messages-empty">{guildId === null ? text.messages.emptyDm : text.messages.empty}</p>
          )}
          {groupMessages(room.messages).map(({ day, rows }) => (
            <section key={day}>
              <h2 className="day-line">{dayName(day, language, text)}</h2>
              <ol className="message-rows">
                {rows.map(({ message, continued }) => (
                  <Fragment key={message.id}>
                    <MessageRow message={message} continued={continued} onReply={onReply} />
                    {notices
                      .filter(({ after }) => after === message.id)
                      .map((notice) => (
                        <NoticeRow key={notice.id} notice={notice} />
                      ))}
                  </Fragment>
                ))}
              </ol>
            </section>
          ))}
          <ol className="message-rows">
            {notices
              .filter(({ after }) => after === null || !room.messages.some(({ id }) => id === after))
              .map((notice) => (
                <NoticeRow key={notice.id} notice={notice} />
              ))}
          </ol>
        </div>
      </div>
      {away && (
        <button type="button" className="button new-below" onClick={toBottom}>
          <Icon name="down" /> {text.messages.newBelow}
        </button>
      )}
    </div>
  );
};

const dayMilliseconds = 86_400_000;

/** A local day (`Date.toDateString()`) as text. */
const dayName = (day: string, language: Language, text: Dictionary, now = Date.now()): string => {
  if (day === new Date(now).toDateString()) return text.messages.today;
  if (day === new Date(now - dayMilliseconds).toDateString()) return text.messages.yesterday;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(day));
};

/** An error for this reader, shown among the messages as in Discord. */
const NoticeRow = ({ notice }: { notice: Notice }): ReactNode => {
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
};
