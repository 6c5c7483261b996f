import type { BotFeature } from '../../feature.ts';
import { tellAnswer } from './answer-delivery.ts';
import { openReply, submitReply, submitTicket, supportCommand } from './support-command.ts';

/** Tickets to the site's owner. */
export const supportFeature: BotFeature = {
  name: 'support',
  commands: [supportCommand],
  buttons: { reply: openReply },
  modals: { open: submitTicket, reply: submitReply },
  deliveries: [{ kind: 'support_answer', deliver: tellAnswer }],
};
