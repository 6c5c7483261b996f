import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { confirmedAt } from '../mirror/rights-age.queries.ts';
import type { Context } from '../platform/context.ts';
import { defineJob } from '../platform/define-job.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import { voiceVisits } from '../platform/db/schema/voice.ts';
import { postponeIfOver } from '../platform/jobs/job-postponed.ts';
import { countVoice } from './count-voice.ts';

/** Counts who is in voice now, so that a crash loses some minutes at most; never beyond what the bot was connected for. */
export const countVoiceOfAll = async ({ db, clock }: Context, signal?: AbortSignal): Promise<void> => {
  const open = db
    .select({ one: sql`1` })
    .from(voiceVisits)
    .where(and(eq(voiceVisits.guildId, guilds.id), isNull(voiceVisits.leftAt)));
  const talking = await db
    .select({ guildId: guilds.id, seenAt: confirmedAt })
    .from(guilds)
    .where(and(eq(guilds.botInstalled, true), exists(open)));
  for (const { guildId, seenAt } of talking) {
    postponeIfOver(signal);
    await countVoice(db, { guildId, until: seenAt < clock() ? seenAt : clock() });
  }
};

export const countVoiceJob = defineJob({
  name: 'count-voice',
  title: { en: 'Voice hours', ru: 'Часы в голосе' },
  schedule: '*/10 * * * *',
  run: countVoiceOfAll,
});
