import type { APIAttachment } from 'discord-api-types/v10';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { Spoiler } from '../markdown/spoiler.tsx';
import { Icon } from '../ui/icon.tsx';
import { localUrl } from '../ui/local-url.ts';
import { Picture } from './picture.tsx';

export const Attachments = ({ items }: { items: APIAttachment[] }): ReactNode => {
  if (items.length === 0) return null;
  return (
    <div className="attachments">
      {items.map((item) => (
        <Attachment key={item.id} item={item} />
      ))}
    </div>
  );
};

const Attachment = ({ item }: { item: APIAttachment }): ReactNode => {
  const { filename: name, url, description, width, height, size } = item;
  if (!item.content_type?.startsWith('image/')) return <FileCard name={name} url={url} size={size} />;
  const picture = <Picture url={url} name={name} description={description} width={width} height={height} />;
  return name.startsWith('SPOILER_') ? <Spoiler block>{picture}</Spoiler> : picture;
};

export const FileCard = ({
  name,
  url,
  size,
}: {
  name: string;
  url: string;
  size: number | null;
}): ReactNode => {
  const text = useText();
  const { language } = useLanguage();
  return (
    <a className="file-card" href={localUrl(url)} download={name} aria-label={text.messages.download(name)}>
      <Icon name="file" size={20} />
      <span className="file-name">{name}</span>
      {size !== null && <span className="faint">{formatSize(size, language)}</span>}
    </a>
  );
};

const formatSize = (bytes: number, language: string): string => {
  const [unit, divisor] =
    bytes < 1_048_576 ? (['kilobyte', 1024] as const) : (['megabyte', 1_048_576] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(bytes / divisor);
};
