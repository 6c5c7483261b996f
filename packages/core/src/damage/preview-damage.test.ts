import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { once } from 'node:events';
import { createCanvas } from '../capts/pictures/create-canvas.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember } from '../testing/test-guild.ts';
import { ExtraInstalling, ExtraMissing } from '../platform/extras/open-extra.ts';
import { silentLogger } from '../platform/log/logger.ts';
import { chooseReader, requireReader } from './ocr/read-page.ts';
import { createBinary } from './ocr/tesseract-binary.ts';
import { createWorkerReader, readWithWorker } from './ocr/tesseract-worker.ts';
import { rowsOfPage } from './ocr/rows-of-page.ts';
import { preparedTable } from './testing/prepared-table.ts';
import { previewScreenshot, takeTurn } from './preview-damage.ts';

const require = createRequire(import.meta.url);

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const TABLE = [
  ['Ivan_Petrov', 12_345, 7, 2],
  ['Tony_Moretti', 8060, 11, 10],
  ['Carlo_Bosco', 951, 0, 4],
] as const;

const drawScreenshot = async (): Promise<Buffer> => {
  const canvas = await createCanvas(700, 240, '#12161c');
  const ink = { size: 20, room: 300, colour: '#e8e8ea' } as const;
  for (const [row, [nick, ...numbers]] of TABLE.entries()) {
    await canvas.write(nick, 60, 60 + row * 44, ink);
    for (const [column, value] of numbers.entries()) {
      await canvas.write(String(value), 400 + column * 120, 60 + row * 44, { ...ink, align: 'right' });
    }
  }
  return canvas.png();
};

test('a table in a screenshot is read, its rows are matched to members, and an image without a table is refused', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const leader = panelActor(ownerId);
  const ivan = await addMember(context.db, guildId, { ingameNick: 'Ivan_Petrov' });
  const read = async (file: Buffer, frame?: { x: number; y: number; width: number; height: number }) =>
    previewScreenshot(context, leader, {
      guildId,
      file,
      side: 'ours',
      ...(frame === undefined ? {} : { frame }),
    });
  const preview = await read(await drawScreenshot(), { x: 80, y: 80, width: 1310, height: 330 });
  expect(preview).toMatchObject({ source: 'screenshot', columns: ['damage', 'kills', 'deaths'] });
  expect(preview.rows.map((row) => [row.damage.value, row.kills.value, row.deaths.value])).toEqual(
    TABLE.map(([, ...numbers]) => numbers),
  );
  expect(preview.rows[0]?.match?.user_id).toBe(ivan);
  // Drawn at twice the size: positions are those of the screenshot, not of the prepared image.
  for (const [index, { place }] of preview.rows.entries()) {
    const middle = ((place?.top ?? 0) + (place?.bottom ?? 0)) / 2;
    expect(Math.abs(middle - 2 * (72 + index * 44))).toBeLessThan(20);
  }

  const empty = await (await createCanvas(300, 200, '#12161c')).png();
  await expect(read(empty)).rejects.toMatchObject({ code: 'table_unreadable' });
  await expect(read(Buffer.from('no picture'))).rejects.toMatchObject({ code: 'picture_unreadable' });
});

test('a cell is marked where the two readings differ or a number is missing', () => {
  const page = preparedTable([
    ['Ivan_Petrov', '12345', '7'],
    ['Tony_Moretti', '8O60', '11'],
    ['Carlo_Bosco', '951'],
  ]);
  const rows = rowsOfPage({
    words: page,
    numbers: preparedTable([
      ['', '12345', '7'],
      ['', '8060', '17'],
      ['', '951'],
    ]),
  });
  expect(rows.map(({ cells, doubtful }) => [cells, doubtful])).toEqual([
    [
      ['Ivan_Petrov', '12345', '7'],
      [false, false, false],
    ],
    [
      ['Tony_Moretti', '8060', '11'],
      [false, true, true],
    ],
    [
      ['Carlo_Bosco', '951', ''],
      [false, true, true],
    ],
  ]);
});

test('an installed tesseract is used if it has English, ours otherwise', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'tesseract-'));
  // A script in the place of tesseract: it prints its languages, or else its arguments and input.
  const install = async (name: string, languages: string) => {
    const file = path.join(place, name);
    const script = `#!/bin/sh\n[ "$1" = --list-langs ] && printf '%s' '${languages}' && exit\necho "$*" && cat`;
    await writeFile(file, script, { mode: 0o755 });
    return createBinary(file);
  };
  try {
    const english = await install('english', 'List (2):\neng\nosd\n');
    const read = await chooseReader(english);
    expect(read).toBe(english.read);
    expect(await read(Buffer.from('png'), '0123')).toBe(
      'stdin stdout -l eng --psm 6 -c tessedit_char_whitelist=0123 tsv\npng',
    );
    const russian = await install('russian', 'List (1):\nrus\n');
    expect(await chooseReader(russian)).toBe(readWithWorker);
    expect(await chooseReader(createBinary(path.join(place, 'missing')))).toBe(readWithWorker);
  } finally {
    await rm(place, { recursive: true });
  }
});

test('without a tesseract of the system ours is fetched; who waits for long, or in vain, is told what to do', async () => {
  const log = { ...silentLogger, error: vi.fn<(...words: unknown[]) => void>() };
  const binary = createBinary('no-such-tesseract');
  const open = vi.fn<() => Promise<NodeJS.Require>>();
  open.mockResolvedValueOnce(require);
  await requireReader(log, { binary, open });
  open.mockRejectedValueOnce(new ExtraInstalling());
  await expect(requireReader(log, { binary, open })).rejects.toMatchObject({ code: 'ocr_installing' });
  expect(log.error).not.toHaveBeenCalled();
  open.mockRejectedValueOnce(new ExtraMissing('ENOTFOUND registry'));
  await expect(requireReader(log, { binary, open })).rejects.toMatchObject({ code: 'ocr_unavailable' });
  expect(log.error).toHaveBeenCalledWith(
    { reason: 'ENOTFOUND registry' },
    expect.stringContaining('npm run extra'),
  );

  open.mockClear();
  const ours = { isThere: async () => true, read: async () => '' };
  await requireReader(log, { binary: ours, open });
  expect(open).not.toHaveBeenCalled();
});

test('a reading that does not end is terminated: the program is killed, and the thread is replaced for the next page', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'tesseract-'));
  try {
    const stuck = path.join(place, 'stuck');
    const ran = path.join(place, 'pid');
    await writeFile(stuck, `#!/bin/sh\necho $$ > ${ran}\nexec sleep 600`, { mode: 0o755 });
    const { read } = createBinary(stuck, 500);
    await expect(read(Buffer.from('png'))).rejects.toMatchObject({ code: 'took_too_long' });
    const pid = Number(await readFile(ran, 'utf8'));
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  } finally {
    await rm(place, { recursive: true });
  }

  const threads: Worker[] = [];
  const note = (thread: Worker): void => void threads.push(thread);
  process.on('worker', note);
  const png = await drawScreenshot();
  const hasty = createWorkerReader(1);
  for (const ended of [[-1], [-1, -1]]) {
    await expect(hasty(png)).rejects.toMatchObject({ code: 'took_too_long' });
    await vi.waitFor(() => expect(threads.map(({ threadId }) => threadId)).toEqual(ended), {
      timeout: 60_000,
    });
  }
  process.off('worker', note);
});

/** Work that ends when the test releases it. */
const newWork = () => {
  const gate = new EventTarget();
  let begun = false;
  return {
    end: (): void => void gate.dispatchEvent(new Event('end')),
    hasBegun: () => begun,
    work: async (): Promise<void> => {
      begun = true;
      await once(gate, 'end');
    },
  };
};

test('one table is read at a time, a guild can have one in the queue, and no screenshot is decoded before its turn', async () => {
  const [first, second] = [newWork(), newWork()];
  const reading = takeTurn('a', first.work);
  await expect(takeTurn('a', second.work)).rejects.toMatchObject({ code: 'guild_busy' });
  const waiting = takeTurn('b', second.work);
  const others = ['c', 'd', 'e', 'f'].map(async (guild) => takeTurn(guild, async () => undefined));
  await expect(takeTurn('g', second.work)).rejects.toMatchObject({ code: 'overloaded' });
  expect([first.hasBegun(), second.hasBegun()]).toEqual([true, false]);
  first.end();
  await reading;
  await vi.waitFor(() => expect(second.hasBegun()).toBe(true));
  second.end();
  await Promise.all([waiting, ...others]);
  await takeTurn('a', async () => undefined);
});
