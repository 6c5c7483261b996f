import type { Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** The subjects of modules that several pages share. All other modules belong to their feature or entity. */
const SUBJECTS = [
  { name: 'charts', test: /\/node_modules\/d3-|\/shared\/charts\// },
  // Every page begins with these.
  { name: 'frame', test: /\/shared\/ui\/(page-header|badge)\.tsx/ },
  { name: 'activity', test: /\/entities\/activity\/|\/activity-sentence/ },
  // The settings show rows of a roster, and nothing of signing up.
  { name: 'roster-table', test: /\/entities\/roster\/table\// },
  { name: 'combobox', test: /\/react\/(combobox|autocomplete)\/|\/member-(autocomplete|field)/ },
  { name: 'long-lists', test: /\/(react-virtual|virtual-core)\/|\/use-visible-rows/ },
  // Menus, lists and dialogs. They need nothing of the other files, so that a menu of the frame loads only this one.
  { name: 'popups', test: /\/node_modules\/|\/shared\/ui\/(menu|popup-classes)\./ },
  // Saves a setting, whose routes the other controls do without: it stands in forms and in the first steps.
  { name: 'channel-chooser', test: /\/entities\/channel\/channel-chooser/ },
  { name: 'controls', test: /\/src\/shared\/|\/entities\/(channel|role|member)\// },
  // What the bot says too. The overview does without, so no other module of the contract imports them.
  { name: 'words', test: /\/packages\/contract\/src\/(.+-words|rosters\/(explain-place|roster-border))\.ts/ },
  { name: 'contract', test: /\/packages\/contract\// },
];
const FEATURE = /\/src\/(?:entities|features)\/([\w-]+)\//;

/** Whether the panel's first script needs a module, and how many of the pages that are loaded later do. */
const needOf = (id: string, graph: ModuleGraph): { first: boolean; pages: number } => {
  const need = { first: false, pages: 0 };
  const seen = new Set<string>();
  const visit = (one: string): void => {
    const info = seen.has(one) ? null : graph.getModuleInfo(one);
    if (info === null) return;
    seen.add(one);
    if (info.isEntry) need.first = true;
    if (info.dynamicImporters.length > 0) need.pages += 1;
    info.importers.forEach(visit);
  };
  visit(id);
  return need;
};

/**
 * By default the bundler makes a file of every set of pages that share something: 117 files for the overview, of whose
 * bytes a fifth were headers. Here everything that the frame needs, icons included, is one file; what several pages
 * share is one file per subject; the rest stays with its page.
 */
const chunkOf = (id: string, graph: ModuleGraph): string | null => {
  const { first, pages } = needOf(id, graph);
  if (first) return 'frame';
  if (pages < 2) return null;
  return SUBJECTS.find(({ test }) => test.test(id))?.name ?? FEATURE.exec(id)?.[1] ?? null;
};

export const panelChunks: Rolldown.CodeSplittingGroup[] = [
  // A file of its own: it changes only with a new version.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  // With its configuration, so that this runs before any schema is created.
  { name: 'zod', test: /\/node_modules\/zod\/|without-eval/, priority: 2 },
  { name: chunkOf, debugName: 'panel', priority: 1, includeDependenciesRecursively: false },
];
