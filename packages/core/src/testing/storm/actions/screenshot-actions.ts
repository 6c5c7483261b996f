import { createHash } from 'node:crypto';
import { ggRoutes } from '@famiglia/contract/gg/gg';
import { gungameRoutes } from '@famiglia/contract/gungame/gungame';
import { reportRoutes } from '@famiglia/contract/reports/reports';
import { judgeReports, undoReports } from '../../../reports/judge-reports.ts';
import { addPrice, editPrice, readPrices } from '../../../reports/prices.ts';
import { listReports } from '../../../reports/read-reports.ts';
import { sendReport } from '../../../reports/send-report.ts';
import { acceptSubmission } from '../../../screenshots/intake/accept-submission.ts';
import { createScreenshot } from '../../../screenshots/intake/create-screenshot.ts';
import type { StoredImage } from '../../../screenshots/intake/store-image-files.ts';
import { findSubmission } from '../../../screenshots/intake/submission.queries.ts';
import { moderateGg } from '../../../gg/moderate-gg.ts';
import { undoGg } from '../../../gg/undo-gg.ts';
import { moderateGungame, undoGungame } from '../../../gungame/desk.ts';
import { newId } from '../../test-guild.ts';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';

const judge = (kind: 'gg' | 'gungame') => async (step: Step) => {
  const { context, person, world, dice, acknowledged } = step;
  const ids = dice.pickSome(world.screenshots[kind], 3);
  const action = dice.pick(['approve', 'reject'] as const);
  const asked = { guildId: world.guildId, screenshotIds: ids, action };
  const { items } =
    kind === 'gg'
      ? await moderateGg(context, person.panel, asked)
      : await moderateGungame(context, person.panel, { ...asked, overrule: dice.chance(0.2) });
  for (const { id, status, moderated_by, moderated_at } of items) {
    // Another moderator's verdict may have overruled this one before the answer was read.
    if (moderated_by !== person.userId || moderated_at === null) continue;
    acknowledged.verdicts.add(`${id} ${status} by ${person.userId}`);
    world.verdicts.push({ kind, ids: [id], at: new Date(moderated_at), by: person.userId });
  }
};

const undo =
  (kind: 'gg' | 'gungame') =>
  async ({ context, person, world, dice }: Step) => {
    const mine = world.verdicts.filter((verdict) => verdict.kind === kind && verdict.by === person.userId);
    if (mine.length === 0) return NOTHING_YET;
    const { ids, at } = dice.pick(mine);
    const asked = { guildId: world.guildId, screenshotIds: ids, at: at.toISOString() };
    await (kind === 'gg' ? undoGg : undoGungame)(context, person.panel, asked);
  };

/** As if it was downloaded and decoded: what is written does not depend on the pixels. */
const someImage = ({ dice, mark }: Step): StoredImage => {
  // Some send the same file again.
  const of = dice.chance(0.3) ? 'a known file' : mark;
  const sha256 = createHash('sha256').update(of).digest();
  const bits = (length: number): string =>
    [...createHash('sha512').update(of).digest()]
      .map((byte) => byte.toString(2).padStart(8, '0'))
      .join('')
      .slice(0, length);
  const look = { phash: bits(64), dhash: bits(256) };
  const key = sha256.toString('hex');
  return {
    sha256,
    bytes: 500 + dice.below(500),
    fileKey: `${key}.webp`,
    thumbnailKey: `${key}-small.webp`,
    width: 800,
    height: 450,
    hashes: { ...look, mirrored: { phash: look.phash, dhash: look.dhash } },
  };
};

const JUDGE_GG = 'judge GG screenshots';
const JUDGE_GUNGAME = 'judge gun game screenshots';
const SEND_REPORT = 'send a report';
const SET_PRICE = 'set a price';

export const SCREENSHOT_ACTIONS: readonly StormAction[] = [
  {
    name: 'send a screenshot',
    weight: 8,
    who: 'anyone',
    refusals: ['gg_daily_limit', 'gungame_daily_limit', 'pictures_daily_limit'],
    run: async (step) => {
      const { context, person, world, dice } = step;
      const { guildId } = world;
      const source = { guildId, sourceId: newId() };
      await acceptSubmission(context, {
        ...source,
        userId: person.userId,
        kind: dice.pick(['gg', 'gg', 'gungame'] as const),
        origin: 'message',
        channelId: newId(),
        submittedAt: context.clock(),
        files: [{ url: 'http://cdn.test/1', bytes: 1000 }],
      });
      const submission = await findSubmission(context.db, source);
      if (submission === null) throw new Error('what was accepted is gone');
      const picture = someImage(step);
      // The job may be delivered twice.
      const runs = dice.chance(0.3) ? 2 : 1;
      await Promise.all(
        Array.from({ length: runs }, async () =>
          createScreenshot(context, submission, { ...source, place: 0 }, picture),
        ),
      );
    },
  },
  {
    name: JUDGE_GG,
    weight: 6,
    who: 'leader',
    refusals: refusalsOf(ggRoutes.moderate),
    run: judge('gg'),
  },
  {
    name: JUDGE_GUNGAME,
    weight: 6,
    who: 'leader',
    refusals: refusalsOf(gungameRoutes.moderate),
    run: judge('gungame'),
  },
  {
    name: SEND_REPORT,
    weight: 4,
    who: 'anyone',
    refusals: ['report_limit_reached', 'pictures_daily_limit', 'choose_from_list'],
    after: [SET_PRICE],
    run: async (step) => {
      const { context, person, world, dice } = step;
      const { guildId } = world;
      const [item] = await readPrices(context, guildId);
      if (item === undefined) return NOTHING_YET;
      const source = { guildId, sourceId: newId() };
      await sendReport(context, person.discord, {
        ...source,
        channelId: newId(),
        submittedAt: context.clock(),
        itemId: item.id,
        quantity: 1 + dice.below(60),
        file: { url: 'http://cdn.test/1', bytes: 1000 },
      });
      const submission = await findSubmission(context.db, source);
      if (submission === null) throw new Error('a report that was accepted is gone');
      await createScreenshot(context, submission, { ...source, place: 0 }, someImage(step));
      return undefined;
    },
  },
  {
    name: SET_PRICE,
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(reportRoutes.editPrice),
    run: async ({ context, person, world, dice }) => {
      const { guildId } = world;
      const values = { guildId, name: 'Fish', unit: 'kg', dailyLimit: 150, weeklyLimit: null };
      const price = { ...values, priceCents: String(1 + dice.below(90_000)) };
      const [item] = await readPrices(context, guildId);
      if (item === undefined) await addPrice(context, person.panel, price);
      else await editPrice(context, person.panel, { ...price, itemId: item.id, version: item.version });
    },
  },
  {
    name: 'judge a report',
    weight: 5,
    who: 'leader',
    refusals: refusalsOf(reportRoutes.moderate),
    after: [SEND_REPORT],
    run: async ({ context, person, world, dice }) => {
      const { guildId } = world;
      const { items } = await listReports(context, person.panel, { guildId, limit: 20, offset: 0 });
      if (items.length === 0) return NOTHING_YET;
      const { id, moderated_at: at, moderated_by: by } = dice.pick(items);
      if (at !== null && by === person.userId && dice.chance(0.5)) {
        await undoReports(context, person.panel, { guildId, screenshotIds: [id], at });
        return undefined;
      }
      await judgeReports(context, person.panel, {
        guildId,
        screenshotIds: [id],
        action: dice.pick(['approve', 'approve', 'reject'] as const),
        comment: 'in the storm',
        ...(dice.chance(0.3) ? { quantity: 1 + dice.below(60) } : {}),
      });
      return undefined;
    },
  },
  {
    name: 'undo a GG verdict',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(ggRoutes.undo),
    after: [JUDGE_GG],
    run: undo('gg'),
  },
  {
    name: 'undo a gun game verdict',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(gungameRoutes.undo),
    after: [JUDGE_GUNGAME],
    run: undo('gungame'),
  },
];
