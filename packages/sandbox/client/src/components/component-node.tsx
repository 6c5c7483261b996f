import { type APIMessageComponent, ComponentType } from 'discord-api-types/v10';
import type {
  APIContainerComponent,
  APIMediaGalleryComponent,
  APISectionComponent,
} from 'discord-api-types/v10';
import type { ReactNode } from 'react';
import { Markdown } from '../markdown/markdown.tsx';
import { Spoiler } from '../markdown/spoiler.tsx';
import { FileCard } from '../attachments/attachments.tsx';
import { Picture } from '../attachments/picture.tsx';
import { hexColor } from '../ui/hex-color.ts';
import { ButtonComponent } from './button-component.tsx';
import { SelectComponent } from './select-component.tsx';

/** Any component of a message, old style or v2. */
export const ComponentNode = ({ component }: { component: APIMessageComponent }): ReactNode => {
  switch (component.type) {
    case ComponentType.ActionRow:
      return (
        <div className="action-row">
          {component.components.map((child, index) => (
            <ComponentNode key={child.id ?? index} component={child} />
          ))}
        </div>
      );
    case ComponentType.Button:
      return <ButtonComponent button={component} />;
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return <SelectComponent select={component} />;
    case ComponentType.Section:
      return <Section section={component} />;
    case ComponentType.TextDisplay:
      return <Markdown text={component.content} />;
    case ComponentType.Thumbnail: {
      const { media, description } = component;
      return <Picture className="embed-thumbnail" url={media.url} name={description ?? 'thumbnail'} />;
    }
    case ComponentType.MediaGallery:
      return <MediaGallery gallery={component} />;
    case ComponentType.File: {
      const name = component.name ?? component.file.url.split('/').at(-1)?.split('?')[0] ?? 'file';
      const card = <FileCard name={name} url={component.file.url} size={component.size ?? null} />;
      return component.spoiler ? <Spoiler block>{card}</Spoiler> : card;
    }
    case ComponentType.Separator:
      return (
        <hr
          className={`separator spacing-${component.spacing ?? 1} ${component.divider === false ? 'blank' : ''}`}
        />
      );
    case ComponentType.Container:
      return <Container container={component} />;
  }
};

const Container = ({ container }: { container: APIContainerComponent }): ReactNode => {
  const box = (
    <div className="container" style={{ borderInlineStartColor: hexColor(container.accent_color) }}>
      {container.components.map((child, index) => (
        <ComponentNode key={child.id ?? index} component={child} />
      ))}
    </div>
  );
  return container.spoiler ? <Spoiler block>{box}</Spoiler> : box;
};

/** Texts with an image or a button beside them. */
const Section = ({ section }: { section: APISectionComponent }): ReactNode => (
  <div className="section">
    <div className="section-texts">
      {section.components.map((child, index) => (
        <ComponentNode key={child.id ?? index} component={child} />
      ))}
    </div>
    <ComponentNode component={section.accessory} />
  </div>
);

const MediaGallery = ({ gallery }: { gallery: APIMediaGalleryComponent }): ReactNode => (
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
