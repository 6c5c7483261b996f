import type { SandboxMessage } from '@famiglia/sandbox/sandbox-types';

/** All text of a message. */
export const textOf = (message: SandboxMessage | null | undefined): string =>
  message === null || message === undefined
    ? ''
    : [
        message.content,
        ...message.embeds.flatMap(({ title, description, fields = [], footer }) => [
          title ?? '',
          description ?? '',
          ...fields.flatMap(({ name, value }) => [name, value]),
          footer?.text ?? '',
        ]),
      ].join('\n');

/** The custom ids of all buttons and selects of a message. */
export const customIdsOf = (message: SandboxMessage | null): string[] =>
  [...JSON.stringify(message?.components ?? []).matchAll(/"custom_id":"([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );

/** The files that the embeds of a message show. */
export const imagesOf = (message: SandboxMessage | null | undefined): string[] =>
  (message?.embeds ?? []).flatMap(({ image }) => (image?.url.startsWith('http') ? [image.url] : []));

/** The custom id of the button with this label. */
export const buttonCalled = (message: SandboxMessage | null, words: string): string => {
  const rows = (message?.components ?? []) as { components: { label?: string; custom_id?: string }[] }[];
  const buttons = rows.flatMap(({ components }) => components);
  // Thousands are divided by spaces that do not break.
  const found = buttons.find(({ label = '' }) => label.replaceAll('\u00A0', ' ') === words);
  if (found?.custom_id === undefined)
    throw new Error(`no button says ${words}: ${buttons.map(({ label }) => label).join(', ')}`);
  return found.custom_id;
};
