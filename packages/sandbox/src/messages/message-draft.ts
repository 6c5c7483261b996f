import type { MessageType } from 'discord-api-types/v10';
import type { Message } from '../world/world.ts';

/** The fields of a message that are decided by the caller; the rest is derived. */
export interface MessageDraft {
  author_id: string;
  type: MessageType;
  content: string;
  flags: Message['flags'];
  embeds: Message['embeds'];
  components: Message['components'];
  attachments: Message['attachments'];
  mentions: Pick<Message, 'mention_everyone' | 'mentions' | 'mention_roles'>;
  nonce: Message['nonce'];
  reply_to: Message['reply_to'];
  forwarded?: Message;
  webhook_id?: string;
  interaction: Message['interaction'];
  ephemeral_reader_id: Message['ephemeral_reader_id'];
}
