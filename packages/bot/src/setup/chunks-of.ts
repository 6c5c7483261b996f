/** The items in their order, cut so that none of the lists is longer than `size`. */
export const chunksOf = <Item>(size: number, items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
