import { InteractionResponseType, MessageFlags, Routes } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { createFairLimit } from '../fair-limit.ts';
import { deferReply } from './defer-reply.ts';
import type { Form } from './form.ts';
import { formButton } from './form-button.ts';
import type { KeptForms } from './kept-forms.ts';
import { replyRaw } from './raw-interaction-reply.ts';
import { refusedFormTexts } from './refused-form-texts.ts';
import type { Answerable } from './raw-interaction-reply.ts';
import { languageOf } from '../texts/language-of.ts';

/** How a handler answers the person. It works the same whether or not the interaction had to be deferred. */
export interface Answer {
  /** Sends a new message; the first one is the answer to the interaction. */
  reply: (message: BaseMessageOptions) => Promise<void>;
  /** Sends a message that only the person who asked can see, even if the command's answer is public. */
  replyEphemeral: (message: BaseMessageOptions) => Promise<void>;
  /** Changes the message whose button or select was used. */
  update: (message: BaseMessageOptions) => Promise<void>;
  /**
   * Announces that the answer will be a new message after work that many people may wait for. If the work takes longer,
   * the person sees "is thinking…", which the answer then replaces, so that Discord's limit is met even by a busy
   * process.
   */
  replySoon: () => void;
  /**
   * Opens a form. Discord allows that only as the first answer, so do it before any slow work; if that took too long all the same,
   * the person gets a button that opens it. A form that edits also says how it is made from what is stored: if it is refused
   * as outdated, it is opened again with that.
   */
  showForm: (form: Form, current?: () => Promise<Form>) => Promise<void>;
}

export interface TimedAnswer extends Answer {
  /** The handler has finished: the interaction is not deferred any more. */
  done: () => void;
}

/** Discord drops an interaction after 3 s; this leaves time for the network. */
export const DEFER_AFTER_MS = 2200;
/**
 * When "is thinking…" is sent; the rest of Discord's 3 s is for the network and a busy process. It is a second request
 * for each click, which delays other answers, so it is sent early only while answers are late anyway.
 */
const THINK_AFTER_MS = { late: 200, calm: 1500 };
/** A moving average of how long the latest answers took, and how many are in progress. */
let latestMs = 0;
let awaited = 0;
/** More than this process answers in time. */
const MAX_AWAITED = 3000;
/** An interaction that waited this long before it reached us shows that the process is overloaded. */
const BUSY_MS = 500;
/**
 * The shortest time between an interaction's id and its arrival lately: the delay of the network and the difference of
 * the clocks.
 */
let fastestMs = Infinity;

/** How long an interaction waited on its way to us because we, or Discord, were busy: Discord's limit began before it. */
const waitedMs = ({ createdTimestamp }: Answerable): number => {
  const tookMs = Date.now() - createdTimestamp;
  // The record grows slowly, because clocks may be adjusted.
  fastestMs = Math.min(fastestMs + 0.01, tookMs);
  return tookMs - fastestMs;
};
/** Edits leave room for announcements, which Discord waits for only 3 s. */
const limitEdits = createFairLimit(16);
const EPHEMERAL = { flags: MessageFlags.Ephemeral } as const;

export const createAnswer = (
  interaction: Answerable,
  visibility: 'private' | 'public',
  forms: KeptForms,
): TimedAnswer => {
  const flags: { flags?: MessageFlags.Ephemeral } = visibility === 'private' ? EPHEMERAL : {};
  const fromMessage =
    interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());
  let waiting: Promise<unknown> = Promise.resolve();
  /** Whether a deferral acknowledges the message of the component, or shows a new one. */
  let acknowledges = fromMessage;

  const deferAfter = (milliseconds: number) =>
    setTimeout(() => {
      waiting = deferReply(interaction, acknowledges, flags.flags);
      // The next answer gets this error; without one nothing depends on it.
      waiting.catch(() => undefined);
    }, milliseconds);
  let timer = deferAfter(DEFER_AFTER_MS);

  let soonSince: number | undefined;
  const settle = (): void => {
    if (soonSince === undefined) return;
    latestMs += (performance.now() - soonSince - latestMs) / 10;
    awaited -= 1;
    soonSince = undefined;
  };

  const finishDeferral = async (): Promise<boolean> => {
    clearTimeout(timer);
    settle();
    await waiting;
    return interaction.replied || interaction.deferred;
  };

  const send = async (
    message: BaseMessageOptions,
    visible: { flags?: MessageFlags.Ephemeral },
  ): Promise<void> => {
    if (isTextOnly(message) && (await replyText(interaction, message.content, visible.flags))) return;
    if (interaction.replied || interaction.deferred) await interaction.followUp({ ...message, ...visible });
    else await interaction.reply({ ...message, ...visible });
  };

  const reply = async (message: BaseMessageOptions): Promise<void> => {
    const acknowledged = await finishDeferral();
    if (!acknowledged || interaction.replied || acknowledges) await send(message, flags);
    else if (!isTextOnly(message) || !(await editText(interaction, message.content)))
      await interaction.editReply(message);
  };

  const replyEphemeral = async (message: BaseMessageOptions): Promise<void> => {
    if (visibility === 'private') return reply(message);
    const acknowledged = await finishDeferral();
    // The first message after "is thinking…" replaces it and would be public, so that placeholder is deleted.
    if (acknowledged && !interaction.replied && !acknowledges) await interaction.deleteReply();
    await send(message, EPHEMERAL);
  };

  return {
    reply,
    replyEphemeral,
    update: async (message) => {
      if (!fromMessage) throw new TypeError('a command has no message to update');
      if (await finishDeferral()) await interaction.editReply(message);
      else await interaction.update(message);
    },
    replySoon: () => {
      clearTimeout(timer);
      acknowledges = false;
      const waited = waitedMs(interaction);
      soonSince = performance.now() - waited;
      awaited += 1;
      const isCalm = waited < BUSY_MS && latestMs < THINK_AFTER_MS.calm && awaited < MAX_AWAITED;
      timer = deferAfter(Math.max(0, (isCalm ? THINK_AFTER_MS.calm : THINK_AFTER_MS.late) - waited));
    },
    showForm: async (form, current) => {
      if (interaction.isModalSubmit()) throw new TypeError('a form cannot open a form');
      forms.noteShown(interaction.user.id, { form, current });
      if (!(await finishDeferral())) return void (await interaction.showModal(form));
      const { late, open } = refusedFormTexts[languageOf(interaction.locale)];
      await replyEphemeral({ content: late, components: formButton(forms, { form, current }, open) });
    },
    done: () => {
      clearTimeout(timer);
      settle();
    },
  };
};

const isTextOnly = (message: BaseMessageOptions): message is { content: string } =>
  message.content !== undefined && Object.keys(message).length === 1;

/** Replaces "is thinking…" by a text. False if the raw request failed. */
const editText = async (interaction: Answerable, content: string): Promise<boolean> => {
  const { applicationId, token } = interaction;
  const route = Routes.webhookMessage(applicationId, token, '@original');
  let sent = false;
  await limitEdits(interaction.guildId ?? '', async () => {
    sent = await replyRaw(interaction, route, { content, allowed_mentions: { parse: [] } }, 'PATCH');
  });
  if (sent) interaction.replied = true;
  return sent;
};

/**
 * Sends a message that is only text, as all answers to many simultaneous clicks are: as the first answer or
 * after it. False if the raw request failed.
 */
const replyText = async (
  interaction: Answerable,
  content: string,
  flags: MessageFlags.Ephemeral | undefined,
): Promise<boolean> => {
  const { id, applicationId, token, replied, deferred } = interaction;
  const data = { content, allowed_mentions: { parse: [] }, ...(flags === undefined ? {} : { flags }) };
  const sent =
    replied || deferred
      ? await replyRaw(interaction, Routes.webhook(applicationId, token), data)
      : await replyRaw(interaction, Routes.interactionCallback(id, token), {
          type: InteractionResponseType.ChannelMessageWithSource,
          data,
        });
  if (sent) interaction.replied = true;
  return sent;
};
