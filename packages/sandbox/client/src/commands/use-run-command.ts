import type { CommandBody } from '../../../src/sandbox-types.ts';
import { useText } from '../i18n/use-text.ts';
import { useRoomPlace } from '../state/room.ts';
import { SandboxCallError } from '../state/sandbox-call.ts';
import { useSession } from '../state/session.ts';

type CommandOfRoom = Omit<CommandBody, 'user_id' | 'guild_id' | 'channel_id'>;

/** Runs a command in the open room and shows errors there. `title` is the command as the person saw it. */
export const useRunCommand = (): ((command: CommandOfRoom, title: string) => Promise<void>) => {
  const text = useText();
  const { actions } = useSession();
  const { key, guildId, channel } = useRoomPlace();
  return async (command, title) => {
    try {
      const place = { guild_id: guildId, ...(channel && { channel_id: channel.id }) };
      const answer = await actions.command({ ...place, ...command });
      if (answer.kind === 'failed') actions.notify({ room: key, kind: 'failed', subject: title, detail: '' });
    } catch (error) {
      const unreachable = error instanceof SandboxCallError && error.code === 'unreachable';
      const detail = unreachable ? text.common.unreachable : text.common.refused((error as Error).message);
      actions.notify({ room: key, kind: 'refused', subject: title, detail });
    }
  };
};
