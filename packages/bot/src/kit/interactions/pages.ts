import type { Language } from '@famiglia/contract/kit/language';
import { ButtonStyle, ComponentType, MessageFlags } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { localised } from '../texts/localised.ts';
import type { ButtonCall, SelectCall } from './calls.ts';

const texts = localised({
  en: { back: '◀ Back', next: 'Next ▶', page: (index: number, count: number) => `Page ${index} of ${count}` },
  ru: {
    back: '◀ Назад',
    next: 'Дальше ▶',
    page: (index: number, count: number) => `Страница ${index} из ${count}`,
  },
});

export interface Pages {
  /** From 0 on. */
  index: number;
  count: number;
}

/** The page that is shown: the nearest that exists, since a list may have become shorter. */
export const pagesOf = (total: number, size: number, wanted: number): Pages => {
  const count = Math.max(1, Math.ceil(total / size));
  return { index: Math.min(Math.max(Math.trunc(wanted) || 0, 0), count - 1), count };
};

/** "Page 2 of 3"; nothing for a single page. */
export const pageText = ({ index, count }: Pages, language: Language): string | undefined =>
  count === 1 ? undefined : texts[language].page(index + 1, count);

/** Buttons to the pages before and after; none for a single page. */
export const pageRows = (
  { index, count }: Pages,
  language: Language,
  customIdOf: (index: string) => string,
): NonNullable<BaseMessageOptions['components']> => {
  if (count === 1) return [];
  const button = (label: string, to: number) =>
    ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      customId: customIdOf(String(to)),
      label,
      disabled: to < 0 || to >= count,
    }) as const;
  return [
    {
      type: ComponentType.ActionRow,
      components: [button(texts[language].back, index - 1), button(texts[language].next, index + 1)],
    },
  ];
};

/** Turns the page of a person's own message; a message that everybody reads stays as it is. */
export const turnPage = async (
  { interaction, answer }: ButtonCall | SelectCall,
  message: BaseMessageOptions,
): Promise<void> =>
  interaction.message.flags.has(MessageFlags.Ephemeral)
    ? answer.update({ embeds: [], components: [], ...message })
    : answer.replyEphemeral(message);
