/** The answer of a list without paging, in the shape of all lists. */
export const wholeList = <Item>(items: Item[]) => ({
  items,
  total: items.length,
  limit: items.length,
  offset: 0,
});
