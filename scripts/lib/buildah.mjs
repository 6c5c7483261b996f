import { run } from './run.mjs';

/** Works without a daemon, an overlay file system and namespaces. */
export const BUILDAH_OPTIONS = ['--storage-driver', 'vfs'];

export const buildah = (...args) => run('buildah', [...BUILDAH_OPTIONS, ...args]);

export const requireBuildah = async () => {
  await run('buildah', ['--version']).catch(() => {
    throw new Error(
      'This needs buildah (on Debian: apt install buildah debootstrap) and root. With Docker: docker build -t famiglia .',
    );
  });
};
