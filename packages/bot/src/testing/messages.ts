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
export const customIdsOf = (message: SandboxMessage): string[] =>
  [...JSON.stringify(message.components ?? []).matchAll(/"custom_id":"([^"]+)"/g)].map(
    (match) => match[1] ?? '',
  );

/** The files that the embeds of a message show. */
export const imagesOf = (message: SandboxMessage | null | undefined): string[] =>
  (message?.embeds ?? []).flatMap(({ image }) => (image?.url.startsWith('http') ? [image.url] : []));
