import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { guildSettings } from '@famiglia/core/platform/db/schema/settings';
import { panelActor } from '@famiglia/core/testing/test-actor';
import { createTestContext } from '@famiglia/core/testing/test-context';
import { addGuild } from '@famiglia/core/testing/test-guild';
import { WAR_SAMPLES, SAMPLES_AT } from '@famiglia/core/wars/testing/war-samples';
import { createWarKey } from '@famiglia/core/wars/war-keys';
import { PLAYER_KEYS, WAR_KEYS } from '@famiglia/core/wars/war-words';
import { expect, onTestFinished, test } from 'vitest';
import { buildApi } from '../build-api.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');
const SCRIPT = join(DOCS, 'examples/send-wars.mjs');

test('the example of a collector sends what lies in its folder, and tells what became of it', async () => {
  const context = await createTestContext({ now: SAMPLES_AT });
  const app = await buildApi(context);
  const folder = await mkdtemp(join(tmpdir(), 'famiglia-wars-'));
  onTestFinished(async () => {
    await rm(folder, { recursive: true });
    await app.close();
    await context.stop();
  });
  const { id: guildId, ownerId } = await addGuild(context.db);
  const values = {
    ...DEFAULT_SETTINGS,
    language: 'en' as const,
    wars: { ...DEFAULT_SETTINGS.wars, family_names: ['Moretti'] },
  };
  const updatedAt = context.clock();
  await context.db
    .insert(guildSettings)
    .values({ guildId, version: 1, values, updatedBy: ownerId, updatedAt });
  const { secret } = await createWarKey(context, panelActor(ownerId), { guildId, name: 'example' });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });

  await writeFile(join(folder, 'a.json'), JSON.stringify(WAR_SAMPLES['monitor A']));
  await writeFile(join(folder, 'b.json'), JSON.stringify({ id: 2, attacker: 'Vagos' }));
  const run = async (key: string) =>
    promisify(execFile)(process.execPath, [SCRIPT, folder, 'once'], {
      env: { FAMIGLIA_ADDRESS: `${url}/api/ingest/${guildId}/wars`, FAMIGLIA_KEY: key },
    });
  const told = await run(secret);
  expect(told.stdout.split('\n').map((line) => line.trim())).toEqual([
    'a.json: 48211 accepted',
    'b.json: 2 refused defender The attacker or the defender is missing.',
    '',
  ]);
  expect((await run('fw_wrong-key-that-nobody-has')).stderr).toContain('a.json: This key does not work');
});

test('the page for people who write a collector names every key that is read', async () => {
  const page = await readFile(join(DOCS, 'war-feed.md'), 'utf8');
  const names = [WAR_KEYS, PLAYER_KEYS].flatMap((keys) => Object.values(keys).flat());
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
