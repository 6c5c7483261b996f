import { type DragEvent, type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useRoomPlace } from '../state/room.ts';
import type { RoomDraft } from './use-room-draft.ts';

/** Around a room: a file dropped or pasted anywhere in it is attached to the draft. */
export const DropZone = ({ draft, children }: { draft: RoomDraft; children: ReactNode }): ReactNode => {
  const text = useText();
  const { channel } = useRoomPlace();
  const [over, setOver] = useState(false);
  const allowed = channel?.can_attach ?? true;

  const onDrag = (event: DragEvent): void => {
    if (!allowed || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };

  return (
    <div
      className="room"
      onDragOver={onDrag}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) event.preventDefault();
        setOver(false);
        if (allowed) draft.addFiles(event.dataTransfer.files);
      }}
      onPaste={(event) => {
        // The file field of a command handles pasted files itself.
        if (!allowed || event.target instanceof HTMLInputElement || event.clipboardData.files.length === 0)
          return;
        event.preventDefault();
        draft.addFiles(event.clipboardData.files);
      }}
    >
      {children}
      {over && <div className="drop-hint">{text.composer.drop}</div>}
    </div>
  );
};
