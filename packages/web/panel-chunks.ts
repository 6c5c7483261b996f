import type { Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** The subjects of modules that several pages share. All other modules belong to their feature or entity. */
const SUBJECTS = [
  { name: 'charts', test: /\/shared\/charts\// },
  { name: 'activity', test: /\/entities\/activity\/|\/contract\/src\/activity\/activity-types/ },
  // The settings show rows of a roster, and nothing of signing up.
  { name: 'roster-table', test: /\/entities\/roster\/table\// },
  { name: 'combobox', test: /\/react\/(combobox|autocomplete)\/|\/member-(autocomplete|field)/ },
  { name: 'long-lists', test: /\/(react-virtual|virtual-core)\/|\/use-visible-rows/ },
  // What menus, lists and dialogs are made of. It needs nothing of the other files, so that a menu of the frame loads
  // only this one.
  { name: 'popups', test: /\/node_modules\/(?!@tanstack)|\/shared\/ui\/(menu|popup-classes)\./ },
  // Saves a setting, whose routes the other controls do without: it stands in forms and in the first steps.
  { name: 'channel-chooser', test: /\/entities\/channel\/channel-chooser/ },
  // Needs the colours of events, which no other control does.
  { name: 'color-field', test: /\/shared\/ui\/color/ },
  {
    name: 'controls',
    test: /lucide:|\/web\/src\/shared\/|\/entities\/(channel|role|member)\/|\/(page-size|guide-pages)/,
  },
  // With the checks of every setting, and all their texts.
  { name: 'settings-fields', test: /\/contract\/src\/settings\// },
  // What the bot says too.
  { name: 'words', test: /\/contract\/src\/(.+-words|rosters\/(explain-place|roster-border))\.ts/ },
  { name: 'contract', test: /\/contract\/src\// },
];
const POPUPS = /\/node_modules\/@base-ui\//;
/** The page that most people open first. */
const OVERVIEW = /\/features\/dashboard\/dashboard-page\./;
const FEATURE = /\/src\/(?:entities|features)\/([\w-]+)\//;

/** Whether such a module is among those that a module needs, or among those that need it. */
const reaches = (
  id: string,
  graph: ModuleGraph,
  way: 'importedIds' | 'importers',
  wanted: RegExp,
): boolean => {
  const seen = new Set<string>();
  const visit = (one: string): boolean => {
    if (wanted.test(one)) return true;
    const info = seen.has(one) ? null : graph.getModuleInfo(one);
    seen.add(one);
    return info?.[way].some(visit) ?? false;
  };
  return visit(id);
};

/** How many of the pages that are loaded later need a module. */
const pagesWith = (id: string, graph: ModuleGraph): number => {
  const seen = new Set<string>();
  const visit = (one: string): number => {
    const info = seen.has(one) ? null : graph.getModuleInfo(one);
    if (info === null) return 0;
    seen.add(one);
    return info.importers.reduce((sum, by) => sum + visit(by), info.dynamicImporters.length > 0 ? 1 : 0);
  };
  return visit(id);
};

/**
 * By default the bundler makes a file of every set of pages that share something: 117 files for the overview, of whose
 * bytes a fifth were headers. Here what several pages share is one file per subject; the rest stays with its page.
 */
const chunkOf = (id: string, graph: ModuleGraph): string | null => {
  if (pagesWith(id, graph) < 2) return null;
  const subject = SUBJECTS.find(({ test }) => test.test(id))?.name ?? FEATURE.exec(id)?.[1] ?? null;
  if (subject !== 'controls') return subject;
  if (reaches(id, graph, 'importedIds', POPUPS)) return 'dialogs';
  return reaches(id, graph, 'importers', OVERVIEW) ? 'first-page' : subject;
};

export const panelChunks: Rolldown.CodeSplittingGroup[] = [
  // A file of its own: it changes only with a new version.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'zod', test: /\/node_modules\/zod\//, priority: 3 },
  // All that the first script needs.
  { name: 'frame', tags: ['$initial'], priority: 2, includeDependenciesRecursively: false },
  { name: chunkOf, debugName: 'panel', priority: 1, includeDependenciesRecursively: false },
];
