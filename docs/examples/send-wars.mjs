// Sends the wars that a collector writes as JSON files into a folder; needs Node 20 and nothing else.
// FAMIGLIA_ADDRESS=https://…/api/ingest/<server>/wars FAMIGLIA_KEY=fw_… node send-wars.mjs ./wars [once]
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const [folder = '.', once] = process.argv.slice(2);
const { FAMIGLIA_ADDRESS: address = '', FAMIGLIA_KEY: key = '' } = process.env;
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
const sent = new Map();

const send = async (file) => {
  const answer = await fetch(address, { method: 'POST', headers, body: await readFile(join(folder, file)) });
  if (answer.status === 429 || answer.status >= 500) {
    await sleep(1000 * Number(answer.headers.get('retry-after') ?? 30));
    return send(file);
  }
  const { items = [], detail } = await answer.json();
  if (!answer.ok) console.error(`${file}: ${detail}`);
  for (const war of items)
    console.log(`${file}: ${war.id ?? ''} ${war.outcome} ${war.field ?? ''} ${war.detail ?? ''}`);
};

do {
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
    const { mtimeMs } = await stat(join(folder, file));
    if (sent.get(file) !== mtimeMs) await send(file).then(() => sent.set(file, mtimeMs), console.error);
  }
  if (!once) await sleep(15_000);
} while (!once);
