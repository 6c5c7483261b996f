interface PanelBusEvent {
  /** The field with the ids of what changed, beside the guild's id; null where it is the guild as a whole. */
  ids: string | null;
  /** The topics that a panel has to refetch. The panel knows which queries each topic is. */
  stale: readonly string[];
  /**
   * Whether members without the panel hear of it: all of them, because Discord shows it to all, or only those whose ids it
   * carries. Left out: nobody.
   */
  members?: 'all' | 'own';
}

/** The bus events of one feature that are sent to panels. */
export const declareBusEvents = <const Events extends Record<string, PanelBusEvent>>(
  events: Events,
): Events => events;
