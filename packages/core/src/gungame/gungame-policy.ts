import type { SubmissionPolicy } from '../pictures/submission-policy.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { insertCard } from './card.queries.ts';

/** Gun game screens always wait for a person, and stand in the review channel meanwhile. */
export const gungamePolicy: SubmissionPolicy = {
  source: 'gungame',
  decide: async (db, { guildId }) => {
    const { gungame } = await findSettings(db, guildId);
    return { status: 'pending', reward: gungame.reward };
  },
  stored: async (context, tx, { guildId, screenshotId }) => {
    await insertCard(tx, guildId, screenshotId);
    await context.jobs.send(tx, 'draw-gungame-cards', { guildId });
  },
};
