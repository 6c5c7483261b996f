import type { MessageInteraction } from '../world/world.ts';
import type { InteractionRecord } from './interaction-record.ts';

/** What a message stores of the interaction it answers. */
export const messageInteraction = (
  record: InteractionRecord,
  originalId: string | null = null,
): MessageInteraction => {
  const { id, type, user_id, command_name, source_message_id, opened_by } = record.facts;
  return { id, type, user_id, command_name, source_message_id, original_message_id: originalId, opened_by };
};
