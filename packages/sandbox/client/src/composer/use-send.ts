import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useRoomPlace } from '../state/room.ts';
import { SandboxCallError } from '../state/sandbox-call.ts';
import { useSession } from '../state/session.ts';
import type { RoomDraft } from './use-room-draft.ts';

interface Sending {
  send: () => Promise<void>;
  sending: boolean;
  /** A text; the draft is kept. */
  problem: string | null;
}

export const useSend = (draft: RoomDraft): Sending => {
  const text = useText();
  const { actions } = useSession();
  const { channel } = useRoomPlace();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (): Promise<void> => {
    const content = draft.text.trim();
    if (sending || (content === '' && draft.files.length === 0)) return;
    setSending(true);
    setProblem(null);
    try {
      const place = channel ? { channel_id: channel.id } : { dm: true };
      const reply = draft.replyTo && { reply_to: draft.replyTo.id };
      await actions.post({ ...place, content, ...reply }, draft.files);
      draft.clear();
    } catch (error) {
      const unreachable = error instanceof SandboxCallError && error.code === 'unreachable';
      setProblem(unreachable ? text.common.unreachable : text.common.refused((error as Error).message));
    } finally {
      setSending(false);
    }
  };

  return { send, sending, problem };
};
