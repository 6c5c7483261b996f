import { useState } from 'react';

interface Selection {
  chosen: ReadonlySet<string>;
  /** Where a range begins. */
  anchor: string | null;
}

const NOTHING: Selection = { chosen: new Set(), anchor: null };

/** Several screens for one verdict. `order` is the order on screen, for ranges. */
export const useSelection = (order: readonly string[]) => {
  const [{ chosen, anchor }, set] = useState(NOTHING);
  const present = new Set(order.filter((id) => chosen.has(id)));
  return {
    chosen: present as ReadonlySet<string>,
    toggle: (id: string): void => {
      const next = new Set(present);
      if (!next.delete(id)) next.add(id);
      set({ chosen: next, anchor: id });
    },
    /** Everything from where the range began, or from `start`, to here. */
    extendTo: (id: string, start: string): void => {
      const from = anchor ?? start;
      const [a, b] = [order.indexOf(from), order.indexOf(id)].toSorted((x, y) => x - y) as [number, number];
      set({ chosen: new Set([...present, ...order.slice(Math.max(a, 0), b + 1)]), anchor: from });
    },
    choose: (ids: readonly string[]): void => set({ chosen: new Set(ids), anchor: ids[0] ?? null }),
    clear: (): void => set(NOTHING),
  };
};
