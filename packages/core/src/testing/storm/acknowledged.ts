/** The places where the mark of a step is searched for in `compare-with-model.ts`. */
export type MarkedPlace =
  | 'ledger'
  | 'events'
  | 'capts'
  | 'warnings'
  | 'lifted warnings'
  | 'dismissals'
  | 'vacations'
  | 'decided vacations'
  | 'rank changes'
  | 'application steps';

/**
 * The changes that were acknowledged to people, with which the database is compared at the end. A refused step adds
 * nothing here, and must not have changed anything.
 */
export class Acknowledged {
  /** How many rows carry each mark, by place. */
  readonly rows = new Map<string, number>();
  /** The sum of the changes that the ledger has of each mark. */
  readonly deltas = new Map<string, number>();
  /** Ledger entries that were undone by hand. */
  readonly undone: string[] = [];
  /** Whether a person is on a list, by their last answer. Each person acts in one sequence, so there is a last one. */
  readonly onList = new Map<string, boolean>();
  /** Objects with the version on which a save was accepted: no version is saved on twice. */
  readonly saves: string[] = [];
  /** Verdicts: which screenshot, by whom, how. */
  readonly verdicts = new Set<string>();
  /** Orders whose payer was told that they are paid. */
  readonly paidOrders = new Set<string>();

  left(place: MarkedPlace, mark: string, count = 1): void {
    this.rows.set(`${place}: ${mark}`, count);
  }
}
