import type { Language } from '@famiglia/contract/kit/language';
import { cutText } from '@famiglia/contract/kit/cut-text';
import type { APIEmbed, BaseMessageOptions, ModalSubmitInteraction } from 'discord.js';
import type { Bot } from '../../bot.ts';
import { escapeText } from '../discord/escape-text.ts';
import { formButton } from './form-button.ts';
import type { Form, FormValues } from './form.ts';
import { filledForm, isSameValue, sentValues, shownValues, valueText } from './form-values.ts';
import type { KeptForm } from './kept-forms.ts';
import { refusedFormTexts } from './refused-form-texts.ts';

/** Discord’s limit of an embed’s text. */
const LONGEST_TYPED = 4096;
const LONGEST_CHANGE = 200;

interface Refusal {
  language: Language;
  /** Why it was refused. */
  said: string;
  /** Somebody else saved meanwhile. */
  stale: boolean;
}

/**
 * The answer to a refused form: why, what others changed meanwhile, what was typed, and a button that opens the form
 * again with it. Fields that the person did not touch then have the stored values, so that saving again undoes nothing
 * of others.
 */
export const refusedForm = async (
  bot: Bot,
  interaction: ModalSubmitInteraction,
  { language, said, stale }: Refusal,
): Promise<BaseMessageOptions> => {
  const shown = bot.forms.findShown(interaction.user.id, interaction.customId);
  const typed = sentValues(interaction);
  const now = stale && shown ? await readCurrent(bot, shown) : null;
  const texts = refusedFormTexts[language];
  const again = shown && againWith(shown, typed, now);
  return {
    content: [said, ...(shown && now ? changedLines(shown.form, now) : [])].join('\n'),
    embeds: typedEmbeds(shown?.form ?? null, typed, texts.typed),
    components:
      again === undefined || (stale && now === null) ? [] : formButton(bot.forms, again, texts.again),
  };
};

/** What it edits may be gone or over by now: then there is nothing to open again. */
const readCurrent = async (bot: Bot, { current }: KeptForm): Promise<Form | null> => {
  try {
    return (await current?.()) ?? null;
  } catch (error) {
    bot.log.debug({ err: error }, 'a refused form cannot be opened again');
    return null;
  }
};

const againWith = (shown: KeptForm, typed: FormValues, now: Form | null): KeptForm => {
  if (now === null) return { ...shown, form: filledForm(shown.form, typed) };
  const seen = shownValues(shown.form);
  const own = [...typed].filter(([id, value]) => !isSameValue(value, seen.get(id)));
  return { ...shown, form: filledForm(now, new Map(own)) };
};

const changedLines = (seen: Form, now: Form): string[] => {
  const before = shownValues(seen);
  const after = shownValues(now);
  return now.components.flatMap(({ label, component }) => {
    const [old, stored] = [before.get(component.custom_id) ?? '', after.get(component.custom_id) ?? ''];
    if (isSameValue(old, stored)) return [];
    const words = (value: typeof old): string =>
      cutText(escapeText(valueText(component, value)), LONGEST_CHANGE) || '—';
    return [`• **${label}**: ${words(old)} → ${words(stored)}`];
  });
};

/** What was typed, to be read while the form is closed. */
export const typedEmbeds = (form: Form | null, typed: FormValues, title: string): APIEmbed[] => {
  const labels = new Map(form?.components.map(({ label, component }) => [component.custom_id, label]));
  const parts = [...typed].flatMap(([id, value]) => {
    if (typeof value !== 'string' || value.trim() === '') return [];
    const label = labels.get(id);
    return [`${label === undefined ? '' : `**${label}**\n`}${escapeText(value)}`];
  });
  if (parts.length === 0) return [];
  return [{ title, description: cutText(parts.join('\n\n'), LONGEST_TYPED) }];
};
