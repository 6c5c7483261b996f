import { randomUUID } from 'node:crypto';
import type { MemberFacts } from '@famiglia/core/guilds/mirror/facts';
import type { GatewayGuildMembersChunkDispatchData } from 'discord.js';
import { memberFacts } from './member-facts.ts';

/**
 * The answer to "who is in this guild?", which comes in parts of up to a thousand. Whoever joins, changes
 * or leaves while it is under way is taken from that news: a part may have been put together earlier.
 */
export class MemberChunkRequests {
  /** Discord takes at most 32 bytes. */
  readonly nonce = randomUUID().replaceAll('-', '');
  readonly #listed = new Map<string, MemberFacts>();
  readonly #news = new Map<string, MemberFacts | null>();
  readonly #parts = new Set<number>();

  /** News about a member; null if they left. */
  note(userId: string, facts: MemberFacts | null): void {
    const earlier = this.#news.get(userId);
    this.#news.set(userId, facts === null ? null : { ...earlier, ...facts });
  }

  /** Answers all members once the last part is in. */
  add(chunk: GatewayGuildMembersChunkDispatchData): Map<string, MemberFacts> | undefined {
    for (const member of chunk.members) {
      // Whoever has no id cannot be told from others, and must not keep the others from being listed.
      if (!hasUserId(member)) continue;
      this.#listed.set(member.user.id, memberFacts(chunk.guild_id, member));
    }
    this.#parts.add(chunk.chunk_index);
    if (this.#parts.size < chunk.chunk_count) return undefined;
    for (const [userId, facts] of this.#news) {
      if (facts === null) this.#listed.delete(userId);
      else this.#listed.set(userId, { ...this.#listed.get(userId), ...facts });
    }
    return this.#listed;
  }
}

const hasUserId = (member: { user?: { id?: string } }): boolean => typeof member.user?.id === 'string';
