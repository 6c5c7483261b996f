import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { localUrl } from '../ui/local-url.ts';

interface PictureProps {
  url: string;
  name: string;
  description?: string | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
  className?: string;
}

/** An image that opens large. If it cannot be loaded (an expired link, a foreign host), it says so. */
export const Picture = ({
  url,
  name,
  description,
  width,
  height,
  className = '',
}: PictureProps): ReactNode => {
  const text = useText();
  const [broken, setBroken] = useState<string | null>(null);
  const [large, setLarge] = useState(false);
  const source = localUrl(url);
  if (broken === source) {
    return (
      <span className={`picture picture-broken ${className}`}>
        <Icon name="warning" /> {text.messages.noPicture}
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={`picture ${className}`}
        aria-label={text.messages.openPicture(description || name)}
        onClick={() => setLarge(true)}
      >
        <img
          src={source}
          alt={description || name}
          width={width ?? undefined}
          height={height ?? undefined}
          onError={() => setBroken(source)}
        />
      </button>
      {large && <Lightbox source={source} name={name} onClose={() => setLarge(false)} />}
    </>
  );
};

const Lightbox = ({
  source,
  name,
  onClose,
}: {
  source: string;
  name: string;
  onClose: () => void;
}): ReactNode => (
  <Dialog title={name} onClose={onClose}>
    <img className="lightbox-picture" src={source} alt={name} />
  </Dialog>
);
