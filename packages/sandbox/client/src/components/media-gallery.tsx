import type { APIMediaGalleryComponent } from 'discord-api-types/v10';
import type { ReactNode } from 'react';
import { Spoiler } from '../markdown/spoiler.tsx';
import { Picture } from '../messages/picture.tsx';

export function MediaGallery({ gallery }: { gallery: APIMediaGalleryComponent }): ReactNode {
  return (
    <div className={gallery.items.length === 1 ? 'gallery single' : 'gallery'}>
      {gallery.items.map(({ media, description, spoiler }) => {
        const picture = (
          <Picture
            key={media.url}
            url={media.url}
            name={description ?? 'picture'}
            width={media.width}
            height={media.height}
          />
        );
        return spoiler ? (
          <Spoiler key={media.url} block>
            {picture}
          </Spoiler>
        ) : (
          picture
        );
      })}
    </div>
  );
}
