import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { getTheme, subscribeTheme } from '../../../shared/theme/theme-store.ts';
import { premiumText } from '../premium.text.ts';
import enDark from '../pictures/panel-en-dark.webp';
import enLight from '../pictures/panel-en-light.webp';
import ruDark from '../pictures/panel-ru-dark.webp';
import ruLight from '../pictures/panel-ru-light.webp';

const PICTURES = { en: { dark: enDark, light: enLight }, ru: { dark: ruDark, light: ruLight } };

/** The panel as it is, in the reader's language and theme. */
export const ProductPicture = () => {
  const { picture } = useText(premiumText);
  const { dark, light } = PICTURES[useLanguage()];
  const theme = useSyncExternalStore(subscribeTheme, getTheme);
  return (
    <picture>
      {theme === 'system' ? <source media="(prefers-color-scheme: light)" srcSet={light} /> : null}
      <img
        src={theme === 'light' ? light : dark}
        alt={picture}
        width={1280}
        height={800}
        className="h-auto w-full rounded-md border border-line"
      />
    </picture>
  );
};
