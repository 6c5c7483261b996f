import type {
  ClickBody,
  CommandBody,
  InteractionAnswer,
  ModalBody,
  PostMessageBody,
  ReactionBody,
} from '../../../src/sandbox-types.ts';
import type { ClientState, Notice } from './client-state.ts';
import { createLoaders, type Loaders } from './loaders.ts';
import { sandboxCall } from './sandbox-call.ts';
import type { Store } from './store.ts';

export interface SessionActions extends Loaders {
  command: (body: Omit<CommandBody, 'user_id'>) => Promise<InteractionAnswer>;
  click: (body: Omit<ClickBody, 'user_id'>) => Promise<InteractionAnswer>;
  submitModal: (body: Omit<ModalBody, 'user_id'>) => Promise<InteractionAnswer>;
  closeModal: () => void;
  post: (body: Omit<PostMessageBody, 'user_id'>, files: File[]) => Promise<void>;
  react: (body: Omit<ReactionBody, 'user_id'>) => Promise<void>;
  /** Their own, or any with Manage Messages; dismisses an ephemeral one. */
  deleteMessage: (messageId: string) => Promise<void>;
  notify: (notice: Omit<Notice, 'id' | 'after'>) => void;
  dismissNotice: (id: string) => void;
}

export const createSessionActions = (store: Store<ClientState>, userId: string): SessionActions => {
  const interact = async (path: string, body: object): Promise<InteractionAnswer> => {
    const answer = await sandboxCall<InteractionAnswer>('POST', path, { ...body, user_id: userId });
    // A message arrives over the socket; a form is only in this response, for the person who asked.
    const { modal: form, interaction_id: interactionId } = answer;
    if (form) store.update((state) => ({ ...state, modal: { interactionId, form } }));
    return answer;
  };

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
      store.update((state) => {
        const after = state.rooms[notice.room]?.messages.at(-1)?.id ?? null;
        return { ...state, notices: [...state.notices, { ...notice, after, id: crypto.randomUUID() }] };
      }),
    dismissNotice: (id) =>
      store.update((state) => ({ ...state, notices: state.notices.filter((notice) => notice.id !== id) })),
  };
};
