import { cabinetLogRoutes } from '@famiglia/contract/cabinet-log/cabinet-log-routes';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { enterCabinetLog, takeBackCabinetLog } from '../../../cabinet-log/enter-log.ts';
import { listCabinetLogs, readCabinetLog } from '../../../cabinet-log/open-log.ts';
import { writeLog } from '../../../cabinet-log/testing/write-log.ts';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A part of one long log, so that the texts of several officers overlap. */
const someText = ({ context, dice }: Step): string => {
  const midnight = context.clock().getTime() - 40 * HOUR_MS;
  const log = writeLog(
    10_000,
    Array.from({ length: 30 }, (_, index) => {
      const { day, clock } = wallTimeAt(new Date(midnight + Math.floor(index / 3) * HOUR_MS), 'UTC');
      return { at: `${day} ${clock}`, amount: index % 4 === 0 ? -200 : 100 };
    }),
  );
  const start = dice.below(25);
  return log.slice(start, start + 1 + dice.below(10)).join('\n');
};

const ENTER_LOG = 'enter the cabinet log';

/** What officers do with the log of the game's cabinet: each operation is there once, whoever comes first. */
export const CABINET_LOG_ACTIONS: readonly StormAction[] = [
  {
    name: ENTER_LOG,
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(cabinetLogRoutes.read, cabinetLogRoutes.enter),
    run: async (step) => {
      const { context, person, world } = step;
      const { guildId } = world;
      const opened = await readCabinetLog(context, person.panel, { guildId, text: someText(step) });
      const seen = opened.preview?.fingerprint ?? '';
      return enterCabinetLog(context, person.panel, { guildId, importId: opened.import.id, seen });
    },
  },
  {
    name: 'take a cabinet log back',
    weight: 1,
    who: 'leader',
    refusals: refusalsOf(cabinetLogRoutes.takeBack),
    after: [ENTER_LOG],
    run: async ({ context, person, world, dice }) => {
      const { guildId } = world;
      const { items } = await listCabinetLogs(context, person.panel, { guildId, limit: 5, offset: 0 });
      if (items.length === 0) return NOTHING_YET;
      return takeBackCabinetLog(context, person.panel, { guildId, importId: dice.pick(items).id });
    },
  },
];
