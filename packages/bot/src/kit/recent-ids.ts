/** The last so many ids, so that memory stays bounded. */
export const createRecentIds = (most: number) => {
  const ids = new Set<string>();
  return {
    add: (id: string): void => {
      ids.add(id);
      const [oldest] = ids;
      if (ids.size > most && oldest !== undefined) ids.delete(oldest);
    },
    has: (id: string): boolean => ids.has(id),
  };
};
