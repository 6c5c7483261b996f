/** How somebody is signed up for what this page shows. */
interface AddPeople {
  send: (person: { user_id: string; reserve: boolean }, onDone?: () => void) => void;
  /** Whose sign-up is on its way. */
  pending: string | null;
  error: Error | null;
  reset: () => void;
}

export interface AddPeopleProps {
  add: AddPeople;
  /** Who is on the list already. */
  listed: ReadonlySet<string>;
  /** They chose the reserve. */
  reserve: boolean;
}
