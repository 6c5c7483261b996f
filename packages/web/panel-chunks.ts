import type { Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** The subjects of modules that several pages share. All other modules belong to their feature or entity. */
const SUBJECTS = [
  { name: 'charts', test: /\/shared\/charts\// },
  { name: 'activity', test: /\/entities\/activity\/|\/contract\/src\/activity\/activity-types/ },
  // What may happen in a guild, with its sentences: for the log and for staying current.
  { name: 'changes', test: /\/contract\/src\/(.+-changes|changes)\.ts/ },
  // All that the cabinet shows of a roster.
  { name: 'start-time', test: /\/entities\/roster\/start-time\./ },
  // The settings show rows of a roster, and nothing of signing up.
  { name: 'roster-table', test: /\/entities\/roster\/table\// },
  { name: 'combobox', test: /\/react\/(combobox|autocomplete)\/|\/member-(autocomplete|field)/ },
  // Shown by lists, and set by what stays current.
  { name: 'first-page', test: /\/shared\/realtime\/highlighted-rows\./ },
  { name: 'live', test: /\/partysocket\/|\/shared\/realtime\/|\/contract\/src\/realtime\/realtime\./ },
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
  // The checks of forms, which need zod.
  {
    name: 'schemas',
    test: /\/contract\/src\/(kit\/(shapes|visible-text)|(events\/event|fight-kinds\/fight-kind)-fields|rosters\/squads|capts\/(capts|recording-url)|members\/members|ranks\/ranks|treasury\/treasury|warnings\/warnings|billing\/new-promo-code)\.ts/,
  },
  // What the bot says too.
  { name: 'words', test: /\/contract\/src\/(.+-words|rosters\/(explain-place|roster-border))\.ts/ },
  { name: 'contract', test: /\/contract\/src\// },
];
const POPUPS = /\/node_modules\/@base-ui\//;
/** The pages that people open first, most often on a phone. Each file has what its pages show and those before it do not. */
const FIRST_PAGES = [
  { name: 'first-page', page: /\/features\/dashboard\/dashboard-page\./ },
  { name: 'list-pages', page: /\/features\/(members\/members|events\/events)-page\./ },
  // Not a page, but what every page loads to stay current.
  { name: 'changes', page: /\/contract\/src\/(.+-changes|activity\/read-data)\.ts/ },
];
/** Subjects of which a first page needs little. */
const DIVIDED = new Set(['controls', 'words', 'contract']);
/** What these import is mostly needed by schemas, which a browser does not have. */
const SCHEMAS = /\/contract\/src\/(?!.+-words\.ts)/;
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
    const info = seen.has(one) || (one !== id && SCHEMAS.test(one)) ? null : graph.getModuleInfo(one);
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
  const subject = SUBJECTS.find(({ test }) => test.test(id))?.name;
  if (subject === 'controls' && reaches(id, graph, 'importedIds', POPUPS)) return 'dialogs';
  if (subject !== undefined && !DIVIDED.has(subject)) return subject;
  const first = FIRST_PAGES.find(({ page }) => reaches(id, graph, 'importers', page))?.name;
  return first ?? subject ?? FEATURE.exec(id)?.[1] ?? null;
};

export const panelChunks: Rolldown.CodeSplittingGroup[] = [
  // A file of its own: it changes only with a new version.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'zod', test: /\/node_modules\/zod\//, priority: 3 },
  // All that the first script needs.
  { name: 'frame', tags: ['$initial'], priority: 2, includeDependenciesRecursively: false },
  { name: chunkOf, debugName: 'panel', priority: 1, includeDependenciesRecursively: false },
];
