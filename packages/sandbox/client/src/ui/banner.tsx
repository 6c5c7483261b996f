import type { ReactNode } from 'react';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { Icon } from './icon.tsx';

interface BannerProps {
  lost?: boolean;
  onControls?: () => void;
}

/** On every page, so that nobody confuses this with Discord. */
export const Banner = ({ lost = false, onControls }: BannerProps): ReactNode => {
  const text = useText();
  const { language, setLanguage } = useLanguage();
  const other = language === 'ru' ? 'en' : 'ru';
  return (
    <aside className="banner" aria-label={text.banner.title}>
      <b className="banner-title">{text.banner.title}</b>
      {lost ? (
        <output className="banner-lost">{text.banner.lost}</output>
      ) : (
        <span className="banner-detail">{text.banner.detail}</span>
      )}
      <span className="banner-actions">
        <button type="button" className="banner-button" lang={other} onClick={() => setLanguage(other)}>
          {text.banner.language}
        </button>
        {onControls && (
          <button type="button" className="banner-button" onClick={onControls}>
            <Icon name="sliders" /> {text.banner.controls}
          </button>
        )}
      </span>
    </aside>
  );
};
