import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { nameOf } from '../state/directory.ts';
import { useDirectory } from '../state/room.ts';
import { FilePreview } from '../ui/file-preview.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { RoomDraft } from './use-room-draft.ts';

/** Above the text: the message it replies to and the attached files. */
export const DraftExtras = ({ draft }: { draft: RoomDraft }): ReactNode => {
  const text = useText();
  const directory = useDirectory();
  const { replyTo, files } = draft;
  return (
    <>
      {replyTo && (
        <p className="composer-reply">
          {text.composer.replyingTo(nameOf(directory, replyTo.author.id) ?? replyTo.author.username)}
          <IconButton icon="close" name={text.composer.cancelReply} onClick={() => draft.setReplyTo(null)} />
        </p>
      )}
      {files.length > 0 && (
        <ul className="composer-files">
          {files.map((file, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same file may be added twice
            <li key={`${file.name} ${index}`}>
              <FilePreview file={file} />
              <IconButton
                icon="close"
                name={text.composer.remove(file.name)}
                onClick={() => draft.removeFile(file)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
