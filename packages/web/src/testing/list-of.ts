/** A list as the server answers it. */
export const listOf = <Item>(items: readonly Item[]) => ({
  items,
  total: items.length,
  limit: items.length,
  offset: 0,
});
