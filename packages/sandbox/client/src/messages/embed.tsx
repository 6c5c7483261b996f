import type { APIEmbed, APIEmbedField } from 'discord-api-types/v10';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/use-text.ts';
import { InlineMarkdown, Markdown } from '../markdown/markdown.tsx';
import { hexColor } from '../ui/hex-color.ts';
import { localUrl } from '../ui/local-url.ts';
import { formatMoment } from './format-moment.ts';
import { Picture } from '../attachments/picture.tsx';

export const Embed = ({ embed }: { embed: APIEmbed }): ReactNode => {
  const { language } = useLanguage();
  const { author, title, description, fields = [], image, thumbnail, footer, timestamp } = embed;
  const when = timestamp ? formatMoment(timestamp, language) : null;
  return (
    <div className="embed" style={{ borderInlineStartColor: hexColor(embed.color) }}>
      <div className="embed-main">
        {author && (
          <div className="embed-author">
            {author.icon_url && <img src={localUrl(author.icon_url)} alt="" width={20} height={20} />}
            <MaybeLink url={author.url}>{author.name}</MaybeLink>
          </div>
        )}
        {title && (
          <div className="embed-title">
            <MaybeLink url={embed.url}>
              <InlineMarkdown text={title} />
            </MaybeLink>
          </div>
        )}
        {description && <Markdown text={description} />}
        {fields.length > 0 && <EmbedFields fields={fields} />}
        {image && <Picture className="embed-image" {...image} name={title ?? author?.name ?? 'image'} />}
        {(footer || when) && (
          <div className="embed-footer">
            {footer?.icon_url && <img src={localUrl(footer.icon_url)} alt="" width={16} height={16} />}
            {[footer?.text, when].filter(Boolean).join(' · ')}
          </div>
        )}
      </div>
      {thumbnail && <Picture className="embed-thumbnail" {...thumbnail} name={title ?? 'thumbnail'} />}
    </div>
  );
};

const MaybeLink = ({ url, children }: { url: string | undefined; children: ReactNode }): ReactNode => {
  if (!url || !/^https?:/.test(url)) return children;
  return (
    <a className="link" href={url} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
};

/** Up to three inline fields share a row; the others have their own row. */
const EmbedFields = ({ fields }: { fields: APIEmbedField[] }): ReactNode => (
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
