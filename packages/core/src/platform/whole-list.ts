/** The answer of a list that has no paging, in the shape that all lists share. */
export const wholeList = <Item>(items: Item[]) => ({
  items,
  total: items.length,
  limit: items.length,
  offset: 0,
});
