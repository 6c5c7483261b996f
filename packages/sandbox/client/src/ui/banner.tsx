import type { ReactNode } from 'react';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { Icon } from './icon.tsx';

interface BannerProps {
  /** When a public demo is made anew; null on one's own machine. */
  demoUntil: string | null;
  lost?: boolean;
  onControls?: () => void;
}

/** On every page, so that nobody confuses this with Discord. */
export const Banner = ({ demoUntil, lost = false, onControls }: BannerProps): ReactNode => {
  const text = useText();
  const { language, setLanguage } = useLanguage();
  const other = language === 'ru' ? 'en' : 'ru';
  const title = demoUntil === null ? text.banner.title : text.banner.demoTitle;
  const detail =
    demoUntil === null ? text.banner.detail : text.banner.demoDetail(timeOf(demoUntil, language));
  return (
    <aside className="banner" aria-label={title}>
      <b className="banner-title">{title}</b>
      {lost ? (
        <output className="banner-lost">{text.banner.lost}</output>
      ) : (
        <span className="banner-detail">{detail}</span>
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

const timeOf = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(new Date(moment));
