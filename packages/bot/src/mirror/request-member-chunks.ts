import { randomUUID } from 'node:crypto';
import type { MemberFacts } from '@famiglia/core/mirror/facts';
import type { GatewayGuildMembersChunkDispatchData } from 'discord.js';
import { memberFacts } from './member-facts.ts';

/**
 * The members of a guild, which arrive in chunks of up to a thousand. Events about members that arrive
 * meanwhile take precedence: a chunk may have been made earlier.
 */
export class MemberChunkRequests {
  /** Discord accepts at most 32 bytes. */
  readonly nonce = randomUUID().replaceAll('-', '');
  readonly #listed = new Map<string, MemberFacts>();
  readonly #news = new Map<string, MemberFacts | null>();
  readonly #parts = new Set<number>();

  /** A member joined or changed; null means that they left. */
  note(userId: string, facts: MemberFacts | null): void {
    const earlier = this.#news.get(userId);
    this.#news.set(userId, facts === null ? null : { ...earlier, ...facts });
  }

  /** Returns all members once the last chunk is in. */
  add(chunk: GatewayGuildMembersChunkDispatchData): Map<string, MemberFacts> | undefined {
    for (const member of chunk.members) {
      // A member without an id cannot be stored, and must not keep the others from being listed.
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
