import type {
  ClickBody,
  CommandBody,
  InteractionAnswer,
  ModalBody,
  PostMessageBody,
  ReactionBody,
} from '../../../src/sandbox-types.ts';
import { roomOf } from './apply-live-event.ts';
import type { ClientState, Notice, RoomKey } from './client-state.ts';
import { createLoaders, type Loaders } from './loaders.ts';
import { sandboxCall } from './sandbox-call.ts';
import type { Store } from './store.ts';
import { upsertMessage } from './upsert-message.ts';

export interface SessionActions extends Loaders {
  command: (body: Omit<CommandBody, 'user_id'>) => Promise<InteractionAnswer>;
  click: (body: Omit<ClickBody, 'user_id'>) => Promise<InteractionAnswer>;
  submitModal: (body: Omit<ModalBody, 'user_id'>) => Promise<InteractionAnswer>;
  closeModal: () => void;
  post: (body: Omit<PostMessageBody, 'user_id'>, files: File[]) => Promise<void>;
  react: (body: Omit<ReactionBody, 'user_id'>) => Promise<void>;
  deleteMessage: (messageId: string) => Promise<void>;
  notify: (notice: Omit<Notice, 'id'>) => void;
  dismissNotice: (id: string) => void;
  /** Takes an ephemeral message off this page, as Discord's "Dismiss message" does. */
  hideMessage: (room: RoomKey, messageId: string) => void;
}

export function createSessionActions(store: Store<ClientState>, userId: string): SessionActions {
  async function interact(path: string, body: object): Promise<InteractionAnswer> {
    const answer = await sandboxCall<InteractionAnswer>('POST', path, { ...body, user_id: userId });
    store.update((state) => withAnswer(state, answer));
    return answer;
  }

  return {
    ...createLoaders(store, userId),
    command: (body) => interact('commands', body),
    click: (body) => interact('clicks', body),
    submitModal: (body) => interact('modals', body),
    closeModal: () => store.update((state) => ({ ...state, modal: null })),
    async post(body, files) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...body, user_id: userId })) form.set(name, String(value));
      for (const file of files) form.append('file', file, file.name);
      await sandboxCall('POST', 'messages', form);
    },
    react: (body) => sandboxCall('POST', 'reactions', { ...body, user_id: userId }),
    deleteMessage: (messageId) => sandboxCall('DELETE', `messages/${messageId}?user_id=${userId}`),
    notify: (notice) =>
      store.update((state) => ({
        ...state,
        notices: [...state.notices, { ...notice, id: crypto.randomUUID() }],
      })),
    dismissNotice: (id) =>
      store.update((state) => ({ ...state, notices: state.notices.filter((notice) => notice.id !== id) })),
    hideMessage: (key, messageId) =>
      store.update((state) => {
        const room = state.rooms[key];
        if (!room) return state;
        const messages = room.messages.filter(({ id }) => id !== messageId);
        return { ...state, rooms: { ...state.rooms, [key]: { ...room, messages } } };
      }),
  };
}

/** The answer usually comes over the socket too; whichever is first is shown. */
function withAnswer(state: ClientState, answer: InteractionAnswer): ClientState {
  if (answer.modal) return { ...state, modal: { interactionId: answer.interaction_id, form: answer.modal } };
  const { message } = answer;
  const inGuild =
    message && state.servers?.some(({ channels }) => channels.some(({ id }) => id === message.channel_id));
  const key = message && roomOf({ guild_id: inGuild ? 'guild' : null, channel_id: message.channel_id });
  const room = key ? state.rooms[key] : undefined;
  if (!message || !key || !room) return state;
  const messages = upsertMessage(room.messages, message);
  return { ...state, rooms: { ...state.rooms, [key]: { ...room, messages } } };
}
