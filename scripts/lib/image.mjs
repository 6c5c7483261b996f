import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBaseImage } from './base-image.mjs';
import { buildah, BUILDAH_OPTIONS, requireBuildah } from './buildah.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const PULL_SECONDS = '60';

/** Builds the Dockerfile under this name. */
export const buildImage = async (name) => {
  await requireBuildah();
  await ensureBase();
  const secrets = npmSecrets();
  try {
    say(`Building ${name} …`);
    const options = [
      '--isolation',
      'chroot',
      '--pull-never',
      '--layers',
      '--format',
      'docker',
      ...secrets.options,
    ];
    await buildah('build', ...options, '--tag', name, root);
  } finally {
    secrets.remove();
  }
};

/** The image that the Dockerfile names: present, downloaded, or a replacement made of Debian's and npm's packages. */
const ensureBase = async () => {
  const [, base] = /^ARG BASE=(\S+)$/m.exec(readFileSync(path.join(root, 'Dockerfile'), 'utf8'));
  if (await succeeds(buildah('inspect', '--type', 'image', base))) return;
  const pull = run('timeout', [PULL_SECONDS, 'buildah', ...BUILDAH_OPTIONS, 'pull', '--quiet', base]);
  if (await succeeds(pull)) return;
  say(`${base} cannot be fetched from here: making a stand-in …`);
  await makeBaseImage(base);
};

const succeeds = (work) =>
  work.then(
    () => true,
    () => false,
  );

/** How npm reaches its registry from this machine, during the build: secrets of the Dockerfile. */
const npmSecrets = () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'famiglia-npmrc-'));
  const file = path.join(directory, 'npmrc');
  const authority = process.env.npm_config_cafile;
  const lines = [process.env.npm_config_globalconfig, process.env.npm_config_userconfig]
    .filter((place) => place !== undefined && existsSync(place))
    .flatMap((place) => readFileSync(place, 'utf8').split('\n'))
    .filter((line) => !line.startsWith('cafile'));
  if (authority) lines.push('cafile=/run/npm-ca.pem');
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return {
    options: [`--secret=id=npmrc,src=${file}`, ...(authority ? [`--secret=id=npm-ca,src=${authority}`] : [])],
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
};

const UNITS = { KB: 1e-3, MB: 1, GB: 1e3 };

/** In megabytes of a million bytes, as Docker counts. */
export const imageSize = async (name) => {
  const [{ size }] = JSON.parse(await buildah('images', '--json', name));
  const [amount, unit] = size.split(' ');
  return Math.round(Number(amount) * UNITS[unit]);
};

/** A container of the image, and the command that starts the image's program in it. */
export const openContainer = async (name) => {
  const container = (await buildah('from', '--pull-never', name)).trim();
  const { OCIv1 } = JSON.parse(await buildah('inspect', container));
  const command = OCIv1.config.Cmd;
  const inContainer = (settings) => {
    const env = Object.entries(settings).map(([setting, value]) => `--env=${setting}=${value}`);
    return [...BUILDAH_OPTIONS, 'run', '--isolation', 'chroot', ...env, container, '--', ...command];
  };
  return {
    program: {
      command: 'buildah',
      args: inContainer,
      // As in Docker: the image's own process gets the signal. buildah would send a kill.
      stop: ({ pid }) => process.kill(descendant(pid, command), 'SIGTERM'),
    },
    remove: () => buildah('rm', container),
  };
};

/** The child process that runs exactly this command. */
const descendant = (pid, command) => {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, -1);
  if (path.basename(words[0] ?? '') === command[0] && words.slice(1).join(' ') === command.slice(1).join(' '))
    return pid;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return children.map((child) => descendant(child, command)).find((found) => found !== undefined);
};
