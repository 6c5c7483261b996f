import { execFile } from 'node:child_process';
import { readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hasCode } from './has-code.ts';
import { isAlive } from './is-alive.ts';
import type { Address } from './connection-string.ts';
import { type ProcessQuestion, processQuestion } from './platform.ts';

/** A running server, as described by PostgreSQL's `postmaster.pid`. */
type Postmaster = {
  readonly pid: number;
  readonly data: string;
  /** Early in its start a server has not written its address yet. */
  readonly address: Address | undefined;
};

const execute = promisify(execFile);

/** The server that runs on this data directory, whoever started it, or undefined. */
export const findPostmaster = async (data: string): Promise<Postmaster | undefined> => {
  const file = path.join(data, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const postmaster = parse(text);
  if (postmaster && isAlive(postmaster.pid)) {
    if (await isPostmasterOf(data, postmaster)) return postmaster;
    // After a restart of the machine or container another process may have this id, and a copied data directory names
    // the server of the original. PostgreSQL would refuse to start with such a file; without it, it still protects the
    // data by its shared memory, whose key comes from the directory.
    await rm(file, { force: true });
  }
  return undefined;
};

/** The lines are: pid, data directory, start time, port, socket directory, listen address, shared memory, status. */
const parse = (text: string): Postmaster | undefined => {
  const [pid, data, , port, socketDirectory, listenAddress] = text.split(/\r?\n/);
  if (!Number(pid) || !data) return undefined;
  return { pid: Number(pid), data, address: parseAddress(Number(port), socketDirectory, listenAddress) };
};

const parseAddress = (port: number, socketDirectory?: string, host?: string): Address | undefined => {
  if (!port) return undefined;
  if (socketDirectory) return { kind: 'socket', directory: socketDirectory, port };
  return host ? { kind: 'loopback', port } : undefined;
};

const isPostmasterOf = async (data: string, postmaster: Postmaster): Promise<boolean> => {
  const named = await realpath(postmaster.data).catch(() => undefined);
  if (named !== (await realpath(data))) return false;
  const question = processQuestion(process.platform, postmaster.pid, postmaster.data);
  const answer = await askSystem(question);
  return answer === undefined || answer.includes(question.proof);
};

/** Undefined where the system does not tell. */
const askSystem = async (question: ProcessQuestion): Promise<string | undefined> => {
  try {
    if ('file' in question) return await readFile(question.file, 'utf8');
    return (await execute(question.command, question.args, { windowsHide: true })).stdout;
  } catch {
    return undefined;
  }
};
