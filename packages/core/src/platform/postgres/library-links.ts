import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './has-code.ts';

type Link = { readonly source: string; readonly target: string };

/**
 * npm packages cannot carry symbolic links, so the package lists them and makes them in its install script,
 * which does not run under --ignore-scripts. Without them the programs do not find their libraries.
 */
export async function completeLibraryLinks(directory: string): Promise<void> {
  for (const { source, target } of await listedLinks(directory)) {
    const place = path.join(directory, '..', target);
    const pointer = path.relative(path.dirname(target), source);
    await symlink(pointer, place).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  }
}

async function listedLinks(directory: string): Promise<Link[]> {
  try {
    return JSON.parse(await readFile(path.join(directory, 'pg-symlinks.json'), 'utf8')) as Link[];
  } catch (error) {
    // Windows has no links and no list.
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}
