import { useMemo, useState } from 'react';
import type { SandboxMessage } from '../../../src/sandbox-types.ts';

/**
 * The draft of a room, shared by the composer and by actions that change it (reply, mention, drop a file).
 */
export interface RoomDraft {
  text: string;
  files: File[];
  replyTo: SandboxMessage | null;
  setText: (text: string) => void;
  addText: (text: string) => void;
  addFiles: (files: Iterable<File>) => void;
  removeFile: (file: File) => void;
  setReplyTo: (message: SandboxMessage | null) => void;
  clear: () => void;
}

export const useRoomDraft = (): RoomDraft => {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  const [replyTo, setReplyTo] = useState<SandboxMessage | null>(null);
  return useMemo(
    () => ({
      text,
      files,
      replyTo,
      setText,
      setReplyTo,
      addText: (more) =>
        setText((before) => `${before}${before && !before.endsWith(' ') ? ' ' : ''}${more} `),
      addFiles: (more) => setFiles((before) => [...before, ...more].slice(0, 10)),
      removeFile: (file) => setFiles((before) => before.filter((other) => other !== file)),
      clear: () => {
        setText('');
        setFiles([]);
        setReplyTo(null);
      },
    }),
    [text, files, replyTo],
  );
};
