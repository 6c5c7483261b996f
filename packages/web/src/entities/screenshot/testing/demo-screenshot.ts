import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';

/** The n-th screenshot of a family, each a little older than the one before. */
export const demoScreenshot = (index: number, change: Partial<Screenshot> = {}): Screenshot => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  user_id: String(300_000_000_000_000_000n + BigInt(index)),
  display_name: `Person ${index}`,
  ingame_nick: 'Ivan_Petrov',
  kind: 'gg',
  status: 'pending',
  url: `/pictures/${index}.webp`,
  thumbnail_url: `/pictures/${index}-small.webp`,
  width: 1920,
  height: 1080,
  submitted_at: new Date(Date.parse('2026-05-05T17:00:00.000Z') - index * 3_600_000).toISOString(),
  moderated_by: null,
  moderated_at: null,
  comment: null,
  reward: 5,
  looks_like: null,
  ...change,
});
