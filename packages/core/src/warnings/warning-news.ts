import type { Warning } from '@famiglia/contract/warnings/warnings';
import { findMember } from '../members/member.queries.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Context } from '../platform/context.ts';
import { presentWarning, presentWarnings } from './present-warnings.ts';
import type { WarningNews } from './change-warnings.ts';
import { findActiveWarnings, findWarning, sumPoints } from './warning.queries.ts';

interface WarningNotice {
  news: WarningNews;
  warning: Warning;
  edits: number;
  /** Points of all active warnings of the member. */
  points: number;
}

const UUID_LENGTH = 36;

/** The state that a notice is about. If the warning has another state by now, nobody is told. */
const STATE_OF = { given: 'active', edited: 'active', lifted: 'lifted', expired: 'expired' } as const;

/** What a member has to be told; null if it is no longer true. */
export const findWarningNotice = async (
  context: Context,
  guildId: string,
  subject: string,
): Promise<WarningNotice | null> => {
  const [warningId, news] = [subject.slice(0, UUID_LENGTH), subject.slice(UUID_LENGTH + 1) as WarningNews];
  const row = await findWarning(context.db, guildId, warningId);
  if (row === null) return null;
  const warning = await presentWarning(context, context.db, row);
  if (warning.state !== STATE_OF[news]) return null;
  const active = await findActiveWarnings(context.db, guildId, row.userId, context.clock());
  return { news, warning, edits: row.version, points: sumPoints(active) };
};

/** What leaders have to hear of a member with many points; null if they have fewer by now. */
export const findWarningAlert = async (context: Context, guildId: string, warningId: string) => {
  const { db } = context;
  const row = await findWarning(db, guildId, warningId);
  if (row === null) return null;
  const [active, member, { warnings: rules }] = await Promise.all([
    findActiveWarnings(db, guildId, row.userId, context.clock()),
    findMember(db, guildId, row.userId),
    findSettings(db, guildId),
  ]);
  const points = sumPoints(active);
  const isReached = (limit: number): boolean => limit > 0 && points >= limit;
  if (member === null || (!isReached(rules.tell_at) && !isReached(rules.dismiss_at))) return null;
  return {
    member,
    points,
    active: await presentWarnings(context, db, guildId, active),
    /** The bot proposes, a leader decides. */
    proposesDismissal: isReached(rules.dismiss_at) && member.leftAt === null,
  };
};
