import { LANGUAGES } from '@famiglia/contract/constants';
import { LogOut } from 'lucide-react';
import { signOut } from '../auth/sign-out.ts';
import { commonText } from '../language/common.text.ts';
import { LANGUAGE_NAMES } from '../language/language-names.ts';
import { chooseLanguage } from '../language/language-store.ts';
import { useLanguage } from '../language/use-language.ts';
import { useText } from '../language/use-text.ts';
import { chooseTheme, THEMES } from '../theme/theme-store.ts';
import { useTheme } from '../theme/use-theme.ts';
import { MenuChoice, MenuItem, MenuSeparator } from '../ui/menu.tsx';
import { panelText } from './panel.text.ts';

/** The part of a menu that is about the person and not about a server: language, theme, sign-out. */
export const PreferenceChoices = () => {
  const text = useText(panelText);
  const common = useText(commonText);
  return (
    <>
      <MenuChoice
        label={common.language}
        value={useLanguage()}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={chooseLanguage}
      />
      <MenuSeparator />
      <MenuChoice
        label={common.theme}
        value={useTheme()}
        options={THEMES.map((value) => ({ value, label: text.themes[value] }))}
        onChange={chooseTheme}
      />
      <MenuSeparator />
      <MenuItem onClick={() => void signOut()}>
        <LogOut aria-hidden className="size-4 text-faint" />
        {text.signOut}
      </MenuItem>
    </>
  );
};
