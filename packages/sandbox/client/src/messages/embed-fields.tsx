import type { APIEmbedField } from 'discord-api-types/v10';
import type { ReactNode } from 'react';
import { InlineMarkdown, Markdown } from '../markdown/markdown.tsx';

/** Inline fields share a row by threes; the others take a row of their own. */
export function EmbedFields({ fields }: { fields: APIEmbedField[] }): ReactNode {
  return (
    <dl className="embed-fields">
      {fields.map((field, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- fields have no id, and names repeat
        <div key={index} className={field.inline ? 'embed-field inline' : 'embed-field'}>
          <dt>
            <InlineMarkdown text={field.name} />
          </dt>
          <dd>
            <Markdown text={field.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
