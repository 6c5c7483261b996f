import type { GatewayGuildCreateDispatchData, GatewayGuildMembersChunkDispatchData } from 'discord.js';
import type { MemberFacts } from '@famiglia/core/mirror/facts';
import { deferred } from '../kit/deferred.ts';
import type { Deferred } from '../kit/deferred.ts';
import { channelFacts } from './channel-facts.ts';
import { guildFacts } from './guild-facts.ts';
import { GuildWriter } from './guild-writer.ts';
import type { WriterSettings } from './guild-writer.ts';
import { MemberChunkRequests } from './request-member-chunks.ts';
import type { ListingWindow } from './listing-window.ts';
import type { Pacer } from './pacer.ts';
import type { PendingChanges } from './pending-changes.ts';
import { roleFacts } from './role-facts.ts';

/** Discord answers at once; a longer silence mostly means that the request or its answer was lost. */
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 10 * 60_000;
/** How many unanswered requests can still be answered late. */
const OPEN_ROLL_CALLS = 3;

export interface GuildMirrorSettings extends WriterSettings {
  requestMembers: (guildId: string, nonce: string) => void;
  /** Requests of all guilds share one gateway connection. */
  pacer: Pacer;
  /** Answers of all guilds share the memory of the process. */
  window: ListingWindow;
}

/** The mirror of one guild: writes what the gateway says about it into the database, in order. */
export class GuildMirror {
  readonly #guildId: string;
  readonly #settings: GuildMirrorSettings;
  readonly #writer: GuildWriter;
  #complete: Deferred | undefined;
  /** Requests without an answer so far, newest first. */
  #rollCalls: readonly MemberChunkRequests[] = [];
  #retries = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(guildId: string, settings: GuildMirrorSettings) {
    this.#guildId = guildId;
    this.#settings = settings;
    this.#writer = new GuildWriter(guildId, settings);
  }

  /** The guild as a new connection shows it: everything except the members, which are requested. */
  appear(guild: GatewayGuildCreateDispatchData, botUserId: string | undefined): void {
    this.#complete ??= deferred();
    const roles = guild.roles.map((role) => [role.id, roleFacts(role)] as const);
    const channels = guild.channels.map(channelFacts).filter((channel) => channel !== null);
    this.#writer.change((pending) => {
      pending.left = false;
      pending.guild = guildFacts(guild);
      pending.botUserId = botUserId;
      pending.roles.replace(roles);
      pending.channels.replace(channels.map((channel) => [channel.id, channel]));
    });
    // Answers to the last session's requests cannot come any more, and changes between the sessions were
    // missed.
    this.stop();
    this.#callRoll();
  }

  disappear(): void {
    this.stop();
    this.#writer.change((pending) => {
      pending.left = true;
    });
    this.#complete?.resolve();
  }

  change(edit: (pending: PendingChanges) => void): void {
    this.#writer.change(edit);
  }

  /** A member joined or changed; null means that they left. */
  member(userId: string, facts: MemberFacts | null): void {
    for (const memberRequests of this.#rollCalls) memberRequests.note(userId, facts);
    this.#writer.change(({ members }) => {
      if (facts === null) members.remove(userId);
      else members.put(userId, facts);
    });
  }

  /** Discord rate-limits this request. */
  rollCallRefused(nonce: string | undefined, retryMs: number): void {
    if (this.#rollCalls.some((memberRequests) => memberRequests.nonce === nonce)) this.#callAgainIn(retryMs);
  }

  rollCallPart(chunk: GatewayGuildMembersChunkDispatchData): void {
    const memberRequests = this.#rollCalls.find(({ nonce }) => nonce === chunk.nonce);
    if (memberRequests === undefined) return;
    this.#callAgainIn(FIRST_RETRY_MS);
    const everyone = memberRequests.add(chunk);
    if (everyone === undefined) return;
    this.#forgetRequests();
    this.#writer.change((pending) => {
      pending.members.replace(everyone);
      pending.complete = true;
    });
    void this.#settle();
  }

  async #settle(): Promise<void> {
    await this.#writer.written();
    // A newer session may have begun another listing meanwhile.
    if (this.#rollCalls.length === 0) this.#leaveWindow();
    this.#complete?.resolve();
  }

  /** Resolves when the whole guild has been mirrored for the first time. */
  async settled(): Promise<void> {
    await this.#complete?.promise;
  }

  async written(): Promise<void> {
    await this.#writer.written();
  }

  /** Sends no more requests and waits for no more answers. */
  stop(): void {
    this.#forgetRequests();
    this.#leaveWindow();
  }

  #leaveWindow(): void {
    this.#settings.window.leave(this.#guildId, this.#settings.pacer);
  }

  #forgetRequests(): void {
    clearTimeout(this.#timer);
    this.#settings.pacer.remove(this.#guildId);
    this.#rollCalls = [];
    this.#retries = 0;
  }

  #callRoll(): void {
    const memberRequests = new MemberChunkRequests();
    this.#rollCalls = [memberRequests, ...this.#rollCalls].slice(0, OPEN_ROLL_CALLS);
    const send = (): void => {
      this.#callAgainIn(Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#retries));
      this.#settings.requestMembers(this.#guildId, memberRequests.nonce);
    };
    const { window, pacer } = this.#settings;
    window.enter(this.#guildId, {
      // Each shard has a pacer of its own.
      shard: pacer,
      isRepeated: this.#retries > 0,
      begin: () => pacer.add(this.#guildId, send),
    });
  }

  #callAgainIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#settings.log.warn({ guildId: this.#guildId }, 'asking for the members of a guild again');
      this.#retries += 1;
      // One that is not answered waits behind those that were not asked yet.
      this.#leaveWindow();
      this.#callRoll();
    }, milliseconds);
  }
}
