import type { Participant } from '@famiglia/contract/events/events';
import type { RosterRow } from '../../../entities/roster/table/roster-row.ts';
import type { Criterion } from '../controls/sorting-order.ts';

interface SignUp {
  id: string;
  name: string;
  role_priority: number;
  reputation: number;
  /** A share, 0 to 1. */
  reliability: number;
  benched_last_time: boolean;
  signed_up_at: string;
}

/** Seven people who differ in every criterion, so that each change of the order is visible. */
const SIGN_UPS: readonly SignUp[] = [
  {
    id: 'p1',
    name: 'Vito_Rossi',
    role_priority: 30,
    reputation: 412,
    reliability: 0.71,
    benched_last_time: false,
    signed_up_at: '2026-01-10T15:40:00',
  },
  {
    id: 'p2',
    name: 'Timur_Bek',
    role_priority: 10,
    reputation: 655,
    reliability: 0.58,
    benched_last_time: false,
    signed_up_at: '2026-01-10T14:02:00',
  },
  {
    id: 'p3',
    name: 'Lina_Moretti',
    role_priority: 20,
    reputation: 341,
    reliability: 0.96,
    benched_last_time: false,
    signed_up_at: '2026-01-10T15:44:00',
  },
  {
    id: 'p4',
    name: 'Roman_Volkov',
    role_priority: 10,
    reputation: 145,
    reliability: 0.92,
    benched_last_time: true,
    signed_up_at: '2026-01-10T14:08:00',
  },
  {
    id: 'p5',
    name: 'Nikita_Frost',
    role_priority: 10,
    reputation: 120,
    reliability: 0.64,
    benched_last_time: true,
    signed_up_at: '2026-01-10T14:11:00',
  },
  {
    id: 'p6',
    name: 'Kirill_Danger',
    role_priority: 20,
    reputation: 96,
    reliability: 0.83,
    benched_last_time: false,
    signed_up_at: '2026-01-10T14:00:00',
  },
  {
    id: 'p7',
    name: 'Mikhail_Sokolov',
    role_priority: 10,
    reputation: 297,
    reliability: 0.83,
    benched_last_time: false,
    signed_up_at: '2026-01-10T16:30:00',
  },
];
const SLOTS = 4;

/** Positive if the second person goes first. */
const COMPARE: Record<Criterion, (one: SignUp, other: SignUp) => number> = {
  role_priority: (one, other) => other.role_priority - one.role_priority,
  reputation: (one, other) => other.reputation - one.reputation,
  reliability: (one, other) => other.reliability - one.reliability,
  benched_last_time: (one, other) => Number(other.benched_last_time) - Number(one.benched_last_time),
  signed_up_at: (one, other) => one.signed_up_at.localeCompare(other.signed_up_at),
};

const show = (person: SignUp, criterion: Criterion): string =>
  criterion === 'reliability' ? String(Math.round(person.reliability * 100)) : String(person[criterion]);

export type SamplePlace = Pick<RosterRow, 'list' | 'position'> &
  Pick<Participant, 'pinned' | 'why'> &
  Pick<SignUp, 'id' | 'name' | 'reputation'>;

/** The sample in the order of the criteria, each with the criterion that decided. */
export const arrangeSample = (sorting: readonly Criterion[]): SamplePlace[] => {
  const order = SIGN_UPS.toSorted((one, other) =>
    sorting.reduce((decided, criterion) => decided || COMPARE[criterion](one, other), 0),
  );
  return order.map((person, index) => {
    const isMain = index < SLOTS;
    // Compared with the person on the other side of the line, because that decides main or reserve.
    const rival = order[isMain ? SLOTS : SLOTS - 1] ?? person;
    const criterion = sorting.find((one) => COMPARE[one](person, rival) !== 0) ?? 'signed_up_at';
    return {
      id: person.id,
      name: person.name,
      reputation: person.reputation,
      list: isMain ? 'main' : 'reserve',
      position: isMain ? index + 1 : index + 1 - SLOTS,
      pinned: null,
      why: { criterion, mine: show(person, criterion), cutoff: isMain ? null : show(rival, criterion) },
    };
  });
};
