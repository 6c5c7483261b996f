/** One of the server's own events, as its members see it. */
export interface ScheduledEventView {
  id: string;
  name: string;
  description: string | null;
  location: string;
  starts_at: string;
  /** Discord's status: 1 scheduled, 2 active, 3 completed, 4 cancelled. */
  status: number;
}
