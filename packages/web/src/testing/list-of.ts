/** A list in the shape of the server's response. */
export const listOf = <Item>(items: readonly Item[]) => ({
  items,
  total: items.length,
  limit: items.length,
  offset: 0,
});
