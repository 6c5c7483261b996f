import type { Participant } from '@famiglia/contract/events/events';

export interface AddPeopleProps {
  /** The id of the event or capt. */
  id: string;
  participants: readonly Participant[];
  /** They chose the reserve. */
  reserve: boolean;
}
