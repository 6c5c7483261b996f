import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const isSource = (file) => file.endsWith('.ts') && !/\.(test|d)\.ts$|(^|[\\/])testing[\\/]/.test(file);
const filesBelow = (directory) => readdirSync(directory, { recursive: true, encoding: 'utf8' });

/**
 * Writes `dist/*.js` for every `src/*.ts` of a package. Types are only removed, not checked, so a start needs no type
 * checker and no types of other packages.
 */
export const transpilePackage = async (directory) => {
  // Not imported at the top: this file is loaded before packages are installed.
  const { transformSync } = await import('rolldown/utils');
  const [from, to] = [path.join(directory, 'src'), path.join(directory, 'dist')];
  const sources = filesBelow(from).filter(isSource);
  const written = new Set();
  for (const source of sources) {
    const target = path.join(to, source.replace(/\.ts$/, '.js'));
    const { code, map, errors } = transformSync(
      path.join(from, source),
      readFileSync(path.join(from, source), 'utf8'),
      {
        sourcemap: true,
        target: 'es2023',
        typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
      },
    );
    if (errors.length > 0) throw new Error(`${source}: ${errors[0].message}`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${code}//# sourceMappingURL=${path.basename(target)}.map\n`);
    const origin = path.relative(path.dirname(target), path.join(from, source)).replaceAll('\\', '/');
    writeFileSync(`${target}.map`, JSON.stringify({ ...map, sources: [origin], sourcesContent: undefined }));
    written.add(path.relative(to, target)).add(path.relative(to, `${target}.map`));
  }
  removeLeftovers(to, written);
};

/** Otherwise an import of a deleted source file would still succeed. */
const removeLeftovers = (directory, written) => {
  for (const file of filesBelow(directory)) {
    if (/\.js(\.map)?$/.test(file) && !written.has(file)) rmSync(path.join(directory, file));
  }
};
