import type { Participant } from '@famiglia/contract/events';

export interface AddPeopleProps {
  /** Of what they sign up for. */
  id: string;
  participants: readonly Participant[];
  /** They asked for the reserve. */
  reserve: boolean;
}
