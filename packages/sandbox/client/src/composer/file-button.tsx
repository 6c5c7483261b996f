import { type ReactNode, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useRoomPlace } from '../state/room.ts';
import { IconButton } from '../ui/icon-button.tsx';
import type { RoomDraft } from './use-room-draft.ts';

export const FileButton = ({ draft }: { draft: RoomDraft }): ReactNode => {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { channel } = useRoomPlace();
  const allowed = channel?.can_attach ?? true;
  return (
    <>
      <IconButton
        icon="plus"
        name={allowed ? text.composer.attach : text.composer.cannotAttach}
        disabled={!allowed}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={text.composer.attach}
        onChange={(event) => {
          draft.addFiles(event.target.files ?? []);
          event.target.value = '';
        }}
      />
    </>
  );
};
