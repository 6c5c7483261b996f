import type { Participant } from '@famiglia/contract/events';

export interface AddPeopleProps {
  eventId: string;
  participants: readonly Participant[];
  /** They asked for the reserve. */
  reserve: boolean;
}
