import { rightsState } from '@famiglia/contract/access/rights-age';
import type { SignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { discordAccessToken } from '../auth/discord-access-token.ts';
import { findGrant } from '../auth/grant.queries.ts';
import type { Context } from '../platform/context.ts';

interface Wanted {
  kind: SignedIn['kind'];
  userId: string;
  guildId: string;
  writes: boolean;
}

/**
 * Refuses calls whose rights were not confirmed for too long. The owner is accepted if Discord, asked with the owner's
 * own grant, says that they still own the server: the bot's token may be the very thing that is refused.
 */
export const requireCurrentRights = async (
  context: Context,
  { kind, userId, guildId, writes }: Wanted,
): Promise<void> => {
  const state = rightsState(await context.access.confirmedAt(guildId), context.clock());
  if (state === 'current' || (state === 'read_only' && !writes)) return;
  if (await isOwnerByDiscord(context, userId, guildId)) return;
  // An interaction proves that the gateway is connected. Its session may be new and not have received all roles yet.
  if (kind === 'discord') throw new AppError('rights_being_read');
  throw new AppError(state === 'read_only' ? 'rights_unconfirmed' : 'rights_unknown');
};

/** Discord's rate limit for this call is not published, so its answer is cached for a minute. */
const REMEMBERED_MS = 60_000;
const MAX_REMEMBERED = 1000;

interface Owned {
  guildIds: Promise<ReadonlySet<string>>;
  until: number;
}
const remembered = new WeakMap<Context['discord'], Map<string, Owned>>();

const isOwnerByDiscord = async (context: Context, userId: string, guildId: string): Promise<boolean> => {
  const answers = remembered.get(context.discord) ?? new Map<string, Owned>();
  remembered.set(context.discord, answers);
  const now = context.clock().getTime();
  let owned = answers.get(userId);
  if (owned === undefined || owned.until <= now) {
    if (answers.size >= MAX_REMEMBERED) answers.clear();
    owned = { guildIds: askForOwned(context, userId), until: now + REMEMBERED_MS };
    answers.set(userId, owned);
  }
  return (await owned.guildIds).has(guildId);
};

const askForOwned = async (context: Context, userId: string): Promise<ReadonlySet<string>> => {
  try {
    const grant = await findGrant(context.db, userId);
    if (grant === undefined) return new Set();
    const guilds = await context.discord.guilds(await discordAccessToken(context, grant));
    return new Set(guilds.filter((guild) => guild.owner).map((guild) => guild.id));
  } catch (error) {
    context.log.warn({ err: error }, 'Discord does not say which servers a person owns');
    return new Set();
  }
};
