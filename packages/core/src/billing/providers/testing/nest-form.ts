interface Nested {
  [key: string]: Nested | string;
}

/** `a[b][0]=c` as `{ a: { b: ['c'] } }`, the way in which Stripe's form bodies and queries are nested. */
export const nestForm = (form: URLSearchParams): unknown => {
  const root: Nested = {};
  for (const [name, value] of form) {
    const path = name.split(/\[|\]\[|\]$/u).filter((part) => part !== '');
    let node = root;
    for (const part of path.slice(0, -1)) {
      const child = node[part];
      const next: Nested = typeof child === 'object' ? child : {};
      node[part] = next;
      node = next;
    }
    node[path.at(-1) ?? name] = value;
  }
  return withLists(root);
};

const withLists = (node: Nested | string): unknown => {
  if (typeof node === 'string') return node;
  const entries = Object.entries(node).map(([key, value]) => [key, withLists(value)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
};
