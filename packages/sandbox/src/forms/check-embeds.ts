import type { APIEmbed } from 'discord-api-types/v10';
import type { FieldPath, FormErrors } from './form-errors.ts';

const MAX_CHARACTERS = 6000;
/** White. Discord's OpenAPI document, `RichEmbed.color` and `ContainerComponentForMessageRequest.accent_color`. */
export const LARGEST_COLOR = 0xff_ff_ff;

export const checkEmbeds = (
  errors: FormErrors,
  path: FieldPath,
  embeds: APIEmbed[] | null | undefined,
): void => {
  errors.length(path, embeds, 0, 10);
  if (!Array.isArray(embeds)) return;
  embeds.forEach((embed, index) => checkEmbed(errors, [...path, index], embed));
  const characters = embeds.reduce((sum, embed) => sum + embedLength(embed), 0);
  if (characters > MAX_CHARACTERS) {
    errors.add(path, 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MAX_CHARACTERS}`);
  }
};

const checkEmbed = (errors: FormErrors, path: FieldPath, embed: APIEmbed): void => {
  errors.length([...path, 'title'], embed.title, 0, 256);
  errors.length([...path, 'description'], embed.description, 0, 4096);
  errors.length([...path, 'fields'], embed.fields, 0, 25);
  errors.number([...path, 'color'], embed.color, 0, LARGEST_COLOR);
  errors.time([...path, 'timestamp'], embed.timestamp);
  errors.url([...path, 'url'], embed.url, ['http:', 'https:']);
  errors.url([...path, 'image', 'url'], embed.image?.url);
  errors.url([...path, 'thumbnail', 'url'], embed.thumbnail?.url);
  if (embed.footer) errors.length([...path, 'footer', 'text'], embed.footer.text, 1, 2048);
  if (embed.author) errors.length([...path, 'author', 'name'], embed.author.name, 1, 256);
  embed.fields?.forEach((field, index) => {
    errors.filled([...path, 'fields', index, 'name'], field.name, 256);
    errors.filled([...path, 'fields', index, 'value'], field.value, 1024);
  });
  const shown = [embed.title, embed.description, embed.image, embed.thumbnail, embed.author, embed.footer];
  if (!shown.some(Boolean) && !embed.fields?.length) errors.required([...path, 'description']);
};

const embedLength = (embed: APIEmbed): number => {
  const texts = [embed.title, embed.description, embed.footer?.text, embed.author?.name].concat(
    (embed.fields ?? []).flatMap((field) => [field.name, field.value]),
  );
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
};
