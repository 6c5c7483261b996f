import type { APIModalInteractionResponseCallbackData, InteractionType } from 'discord-api-types/v10';
import type { InteractionAnswer } from '../sandbox-types.ts';
import type { MessageInteraction } from '../world/world.ts';

export interface InteractionFacts {
  id: string;
  token: string;
  type: InteractionType;
  user_id: string;
  guild_id: string | null;
  channel_id: string;
  /** Of a command: `/mp create`, or the name in a context menu. */
  command_name: string | null;
  /** The message whose component was used, also if a modal was opened in between. */
  source_message_id: string | null;
  /** For a submitted modal: the interaction that opened it. */
  opened_by: MessageInteraction | null;
  created_at: number;
}

type Settled = Omit<InteractionAnswer, 'interaction_id'>;

/** One interaction, from the person's action until its token expires. */
export class InteractionRecord {
  readonly facts: InteractionFacts;
  /** What the caller of `/sandbox/*` waits for. */
  readonly answer: Promise<InteractionAnswer>;
  /** `late`: no answer came in time, and none is accepted any more. */
  state: 'waiting' | 'answered' | 'late' = 'waiting';
  /** The message that `@original` means. */
  originalMessageId: string | null = null;
  /** "is thinking…" is shown until the first edit. */
  deferred = false;
  modal: APIModalInteractionResponseCallbackData | null = null;
  #resolve: (answer: InteractionAnswer) => void = () => {};
  #timer: NodeJS.Timeout | null = null;

  constructor(facts: InteractionFacts) {
    this.facts = facts;
    this.answer = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** Settles with the result of `give`, unless it is settled earlier. */
  settleAfter(milliseconds: number, give: () => Partial<Settled> & Pick<Settled, 'kind'>): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.settle(give()), milliseconds);
    this.#timer.unref();
  }

  /** Only the first call counts. */
  settle(answer: Partial<Settled> & Pick<Settled, 'kind'>): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#resolve({
      interaction_id: this.facts.id,
      ephemeral: false,
      message: null,
      modal: null,
      choices: [],
      ...answer,
    });
  }
}
