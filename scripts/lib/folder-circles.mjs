/** Where no circle of folders exists. In core, a folder's own files are a member of circles like its subfolders. */
const CORE = 'packages/core/src/';
const CHECKED = [
  CORE,
  'packages/api/src/',
  'packages/bot/src/',
  'packages/sandbox/src/',
  'packages/sandbox/client/src/',
];
const TEST = /\.test\.tsx?$|\/testing\//;

/**
 * Circles between what stands side by side in a folder: its subfolders, and in core its own files taken together. A new
 * folder needs no entry in a list: it may import every neighbour that does not lead back to it.
 */
export const folderCircles = (modules) => {
  const imports = importsBetweenFolders(modules);
  const circles = [...imports.keys()].map((start) => shortestCircle(start, imports));
  return [...new Set(circles.filter((circle) => circle !== undefined))];
};

const importsBetweenFolders = (modules) => {
  const imports = new Map();
  for (const { source, dependencies } of modules) {
    const root = CHECKED.find((folder) => source.startsWith(folder));
    if (root === undefined || TEST.test(source)) continue;
    for (const { resolved } of dependencies) {
      if (!resolved.startsWith(root) || TEST.test(resolved)) continue;
      const [from, to] = neighbours(source, resolved);
      if (root !== CORE && [from, to].some((place) => place.endsWith('/*'))) continue;
      if (!imports.has(from)) imports.set(from, new Map());
      if (from !== to) imports.get(from).set(to, `${source} → ${resolved}`);
    }
  }
  return imports;
};

/** Where the paths of an import part: a subfolder on each side, or `folder/*` for the files of the common folder. */
const neighbours = (source, resolved) => {
  const [from, to] = [source.split('/'), resolved.split('/')];
  const parting = from.findIndex((part, index) => part !== to[index]);
  return [from, to].map((path) =>
    [...path.slice(0, parting), path.length === parting + 1 ? '*' : path[parting]].join('/'),
  );
};

/** One import for each step of the circle, in a fixed order so that every member reports the same text. */
const shortestCircle = (start, imports) => {
  const ways = new Map([[start, []]]);
  for (const [place, way] of ways) {
    for (const [next, example] of imports.get(place) ?? []) {
      if (next === start)
        return `folders in a circle: ${[...way, example].toSorted((one, other) => one.localeCompare(other)).join(', ')}`;
      if (!ways.has(next)) ways.set(next, [...way, example]);
    }
  }
  return undefined;
};
