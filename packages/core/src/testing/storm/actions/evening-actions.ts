import { cabinetRoutes } from '@famiglia/contract/cabinet/cabinet';
import { topRoutes } from '@famiglia/contract/tops/tops';
import { daysLater, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { readCabinet } from '../../../cabinet/read-cabinet.ts';
import { signUpFromCabinet } from '../../../cabinet/sign-up-here.ts';
import { digestSpan } from '../../../digest/digest-span.ts';
import { readDigest } from '../../../digest/read-digest.ts';
import { readWaiting } from '../../../digest/read-waiting.ts';
import { askForDigest } from '../../../digest/run-digests.ts';
import { findSettings } from '../../../settings/settings.queries.ts';
import { findSeason } from '../../../tops/season.queries.ts';
import { closeSeason, saveSeason } from '../../../tops/save-season.ts';
import { countVoiceOfAll } from '../../../voice/count-voice-job.ts';
import { noteAfkChannel, recordVoiceState, recordVoiceStates } from '../../../voice/record-voice-states.ts';
import { findOpenVisits } from '../../../voice/voice-visit.queries.ts';
import { newId } from '../../test-guild.ts';
import { refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';
import { noteSignUp, someRoster } from './roster-actions.ts';

const VOICE_CHANNELS = [newId(), newId(), newId()];

const todayOf = async ({ context, world }: Step): Promise<{ today: string; zone: string }> => {
  const { time_zone: zone } = await findSettings(context.db, world.guildId);
  return { today: wallTimeAt(context.clock(), zone).day, zone };
};

/** What members do in an evening: the cabinet, voice, seasons and what is told of the week. */
export const EVENING_ACTIONS: readonly StormAction[] = [
  {
    name: 'press plus or minus in the cabinet',
    weight: 8,
    who: 'anyone',
    refusals: refusalsOf(cabinetRoutes.signUp),
    run: async (step) => {
      const { context, person, world, dice, mark } = step;
      const { rosterId } = someRoster(step);
      const choice = dice.pick(['main', 'main', 'reserve', 'leave'] as const);
      const press = { guildId: world.guildId, rosterId, choice, confirmed: dice.chance(0.7), key: mark };
      const { outcome } = await signUpFromCabinet(context, person.panel, press);
      noteSignUp(step, rosterId, choice, outcome);
      await readCabinet(context, person.discord, { guildId: world.guildId });
    },
  },
  {
    name: 'come to voice, move or leave it',
    weight: 8,
    who: 'anyone',
    refusals: [],
    run: async ({ context, world, person, dice }) => {
      const { guildId } = world;
      const [afk = ''] = VOICE_CHANNELS;
      const channelId = dice.pick([...VOICE_CHANNELS, null]);
      // Discord may tell of one person twice, and of several at once.
      const userId = dice.pick([person.userId, ...world.others]);
      const state = { userId, channelId, isAfk: channelId === afk };
      await Promise.all([
        recordVoiceState(context, guildId, state),
        recordVoiceState(context, guildId, { ...state, channelId: dice.pick(VOICE_CHANNELS) }),
      ]);
    },
  },
  {
    name: 'voice is counted, read anew, or its AFK channel changes',
    weight: 3,
    who: 'anyone',
    refusals: [],
    run: async ({ context, world, dice }) => {
      const { guildId } = world;
      await countVoiceOfAll(context);
      if (dice.chance(0.5)) await noteAfkChannel(context, guildId, dice.pick([...VOICE_CHANNELS, null]));
      else await recordVoiceStates(context, guildId, (await findOpenVisits(context.db, guildId)).slice(1));
    },
  },
  {
    name: 'a digest is due',
    weight: 3,
    who: 'anyone',
    refusals: [],
    run: async (step) => {
      const { context, world, dice } = step;
      const { guildId } = world;
      const { today, zone } = await todayOf(step);
      const until = daysLater(today, dice.pick([0, 1]));
      const due = { kind: dice.pick(['week', 'month', 'leaders'] as const), until };
      await Promise.all([askForDigest(context, guildId, due), askForDigest(context, guildId, due)]);
      await readDigest(context, guildId, digestSpan('week', daysLater(today, 1), zone));
      await readWaiting(context, guildId);
    },
  },
  {
    name: 'set the dates of a season, or close it',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(topRoutes.saveSeason, topRoutes.closeSeason),
    run: async (step) => {
      const { context, person, world, dice, mark, acknowledged } = step;
      const { guildId } = world;
      const { today } = await todayOf(step);
      const last = await findSeason(context.db, guildId);
      const open = last?.closedAt === null ? last : null;
      const version = open?.version ?? 0;
      if (open !== null && dice.chance(0.5)) {
        await closeSeason(context, person.panel, { guildId, version });
        acknowledged.saves.push(`season ${open.id} on ${version}`);
        return;
      }
      const startsOn = daysLater(today, last === null || open !== null ? 0 : 1);
      const endsOn = daysLater(startsOn, 20 + dice.below(20));
      const saved = await saveSeason(context, person.panel, {
        guildId,
        version,
        name: mark.slice(-40),
        startsOn,
        endsOn,
      });
      acknowledged.saves.push(`season ${saved.id} on ${version}`);
    },
  },
];
