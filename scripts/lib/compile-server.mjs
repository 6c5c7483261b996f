import path from 'node:path';
import { bundleProgram } from './bundle-program.mjs';
import { root } from './root.mjs';
import { SERVER_PACKAGES } from './server-packages.mjs';
import { transpilePackage } from './transpile.mjs';

// A program: `build.mjs` runs it as a child.
for (const name of SERVER_PACKAGES) await transpilePackage(path.join(root, 'packages', name));
await bundleProgram();
