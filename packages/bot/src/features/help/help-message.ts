import { cutText } from '@famiglia/contract/kit/cut-text';
import type { Language } from '@famiglia/contract/kit/language';
import type { Contact } from '@famiglia/core/platform/context';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { contactLine } from '../../kit/texts/contact-line.ts';
import { helpTexts } from './help-texts.ts';
import { topicsFor } from './usable-commands.ts';
import type { Topic, UsableCommand, UsableInput } from './usable-commands.ts';

export interface HelpInput extends UsableInput {
  language: Language;
  publicUrl: string;
  contact?: Contact | undefined;
}

/** So many commands stand beside a topic; its details have all of them. */
const NAMED = 2;

/** What a person may do here in at most twelve lines, or the commands of one topic. */
export const helpMessage = (input: HelpInput, wanted?: string): BaseMessageOptions => {
  const { language } = input;
  const texts = helpTexts[language];
  const topics = topicsFor(input);
  const chosen = topics.find(({ name }) => name === wanted);
  const [only, ...others] = topics;
  if (chosen === undefined && only !== undefined && others.length === 0)
    return embed(texts.title, [...detailLines(only), ...below(input)]);
  if (chosen === undefined)
    return {
      ...embed(texts.question, [...topics.map((topic) => topicLine(topic, language)), ...below(input)]),
      components: [topicSelect(topics, language)],
    };
  return {
    ...embed(texts.topics[chosen.name], detailLines(chosen)),
    components: [topicSelect(topics, language, chosen), backRow(language)],
  };
};

const embed = (title: string, lines: readonly string[]): BaseMessageOptions => ({
  embeds: [{ color: BRAND_COLOR, title, description: lines.join('\n') }],
  components: [],
});

const topicLine = ({ name, commands }: Topic, language: Language): string => {
  const texts = helpTexts[language];
  const left = commands.length - NAMED;
  const mentions = commands.slice(0, NAMED).map(({ mention }) => mention);
  return `**${texts.topics[name]}:** ${mentions.join(' · ')}${left > 0 ? ` ${texts.more(left)}` : ''}`;
};

const detailLines = ({ commands }: Topic): string[] =>
  commands.map(({ mention, description }: UsableCommand) => `${mention} ${description}`);

/** The way to more commands, to the panel, and to help. */
const below = ({ guild, language, publicUrl, contact }: HelpInput): string[] => {
  const texts = helpTexts[language];
  const inGuild =
    guild?.hasPanel === true
      ? texts.links(`${publicUrl}/guild/${guild.id}`, publicUrl)
      : texts.site(publicUrl);
  const links = guild === null ? texts.linksOutside(`${publicUrl}/guilds`, publicUrl) : inGuild;
  const help = contactLine(contact, language);
  return [
    ...(guild === null ? [texts.moreInGuild] : []),
    [links, ...(help === null ? [] : [help])].join(' · '),
  ];
};

/** Discord's limit for the description of an option. */
const DESCRIPTION_LENGTH = 100;

const topicSelect = (topics: readonly Topic[], language: Language, chosen?: Topic) => ({
  type: ComponentType.ActionRow as const,
  components: [
    {
      type: ComponentType.StringSelect as const,
      customId: makeCustomId('help', 'topic'),
      placeholder: helpTexts[language].choose,
      options: topics.map(({ name, commands }) => ({
        value: name,
        label: helpTexts[language].topics[name],
        description: cutText(commands.map(({ typed }) => typed).join(', '), DESCRIPTION_LENGTH),
        default: name === chosen?.name,
      })),
    },
  ],
});

const backRow = (language: Language) => ({
  type: ComponentType.ActionRow as const,
  components: [
    {
      type: ComponentType.Button as const,
      style: ButtonStyle.Secondary as const,
      customId: makeCustomId('help', 'back'),
      label: helpTexts[language].back,
    },
  ],
});
