/** The arrows of ARCHITECTURE.md: contract ← core ← api | bot ← server, and contract ← web. */
const ALLOWED = {
  contract: [],
  core: ['contract'],
  api: ['contract', 'core'],
  bot: ['contract', 'core'],
  web: ['contract'],
  sandbox: [],
  server: ['contract', 'core', 'api', 'bot', 'sandbox'],
};

// Tests of the bot and of sign-in speak to the sandbox: it is the Discord they have.
const TEST = String.raw`\.test\.tsx?$|/testing/`;

const arrows = Object.entries(ALLOWED).map(([name, allowed]) => ({
  name: `${name}-imports-only-what-it-may`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: TEST },
  to: { path: '^packages/', pathNot: [name, ...allowed].map((other) => `^packages/${other}/`) },
}));

/** Layers of a package, each above those before it: a folder imports its own layer and those below. */
const layersOf = (source, layers) =>
  layers.map((layer, index) => ({
    name: `${source.split('/')[1]}-${/^\w/.test(layer[0]) ? layer[0] : 'other'}-imports-only-what-is-below`,
    severity: 'error',
    from: { path: `^${source}/(${layer.join('|')})/`, pathNot: TEST },
    to: {
      path: `^${source}/`,
      pathNot: `^${source}/(${layers
        .slice(0, index + 1)
        .flat()
        .join('|')})/`,
    },
  }));

/** Features that others are built on, from below. */
const BASE_OF_CORE = [
  ['platform'],
  ['auth'],
  [
    'guilds',
    'mirror',
    'members',
    'access',
    'settings',
    'deliveries',
    'undelivered',
    'bot-permissions',
    'voice',
    'activity',
  ],
  ['billing'],
  ['support'],
  ['reputation'],
  ['screenshots', 'gg', 'gungame'],
  ['warnings', 'vacations', 'blacklist', 'dismissals'],
  ['rosters', 'fight-kinds', 'events', 'series', 'capts', 'damage', 'calendar'],
  ['applications', 'joining', 'nicknames', 'ranks'],
];
/** What reads or fills all of them. */
const TOP_OF_CORE = [['privacy'], ['backup'], ['demo']];
/** A feature that is not named is built on all of the base, and nothing but the top on it: a new one needs no entry. */
const NAMED = [...BASE_OF_CORE, ...TOP_OF_CORE].flat().join('|');
/** Within a layer the order is not listed: `scripts/lib/folder-circles.mjs` forbids circles of folders. */
const LAYERS_OF_CORE = [...BASE_OF_CORE, [`(?!(?:${NAMED})/)[^/]+`], ...TOP_OF_CORE];

// oxlint-disable-next-line import/no-default-export -- dependency-cruiser takes it by that name
export default {
  forbidden: [
    ...arrows,
    ...layersOf('packages/core/src', LAYERS_OF_CORE),
    ...layersOf('packages/web/src', [['shared'], ['entities'], ['features'], ['app']]),
    ...layersOf('packages/web/src', [['shared'], ['entities'], ['public']]),
    {
      name: 'no-two-files-import-each-other',
      severity: 'error',
      from: { path: '^packages/', pathNot: TEST },
      to: { circular: true },
    },
    {
      name: 'rosters-know-no-kind',
      severity: 'error',
      from: { path: '^packages/core/src/rosters/', pathNot: TEST },
      to: { path: '^packages/core/src/(events|series|capts|damage|calendar)/' },
    },
    {
      name: 'api-and-bot-never-meet',
      severity: 'error',
      from: { path: '^packages/(api|bot)/' },
      to: { path: '^packages/(api|bot)/', pathNot: '^packages/$1/' },
    },
    {
      name: 'everything-is-found',
      severity: 'error',
      from: {},
      // Extras are found by their own directory (packages/core/src/platform/extras).
      to: { couldNotResolve: true, pathNot: String.raw`^(lucide:|stripe$|tesseract\.js$)` },
    },
    {
      name: 'features-of-the-panel-stand-alone',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: { path: '^packages/', pathNot: TEST },
      to: { path: TEST },
    },
  ],
  options: {
    parser: 'swc',
    // Nobody asks it for more than the rules need.
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|migrations)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.mjs', '.css', '.json'],
    },
  },
};
