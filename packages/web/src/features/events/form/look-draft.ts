import type { EventPlan } from '@famiglia/contract/events/event-plan';
import { eventFields } from '@famiglia/contract/events/event-fields';

/** What tells an event from the others, as the form has it. */
export interface LookDraft {
  /** Empty for none. */
  emoji: string;
  color: number | null;
  pictureId: string | null;
  /** Whether Discord's own list of events has it too. */
  scheduledEvent: boolean;
}

export const NEW_LOOK: LookDraft = { emoji: '', color: null, pictureId: null, scheduledEvent: false };

export const lookDraftOf = (
  plan: Pick<EventPlan, 'emoji' | 'color' | 'picture_id' | 'scheduled_event'>,
): LookDraft => ({
  emoji: plan.emoji ?? '',
  color: plan.color ?? null,
  pictureId: plan.picture_id ?? null,
  scheduledEvent: plan.scheduled_event ?? false,
});

/** No setting decides these, so what is empty is sent as none. */
export const lookRequestOf = ({ emoji, color, pictureId, scheduledEvent }: LookDraft) => ({
  emoji: emoji.trim() === '' ? null : emoji.trim(),
  color,
  picture_id: pictureId,
  scheduled_event: scheduledEvent,
});

export const emojiProblemOf = (draft: LookDraft): string | undefined =>
  eventFields.emoji.safeParse(lookRequestOf(draft).emoji).success ? undefined : 'emoji';

/** What is set, in a few words each. */
export const lookSummaryOf = (
  { emoji, color, pictureId, scheduledEvent }: LookDraft,
  words: Record<'color' | 'picture' | 'scheduledEvent', string>,
): string[] => [
  ...(emoji.trim() === '' ? [] : [emoji.trim()]),
  ...(color === null ? [] : [words.color]),
  ...(pictureId === null ? [] : [words.picture]),
  ...(scheduledEvent ? [words.scheduledEvent] : []),
];
