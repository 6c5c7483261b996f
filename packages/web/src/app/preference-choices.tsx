import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import { LANGUAGES } from '@famiglia/contract/kit/language';
import { VERSION_TEXT } from '@famiglia/contract/kit/version';
import { useSyncExternalStore } from 'react';
import { CircleHelp, FileUser, LogOut, ShieldUser, UserRound } from '../shared/ui/icons.ts';
import { Link, useParams } from 'react-router';
import { useGuilds } from '../features/guilds/queries.ts';
import { useAuth } from '../shared/auth/auth-store.ts';
import { signOut } from '../shared/auth/sign-out.ts';
import { footerText } from '../shared/contact/footer.text.ts';
import { useContact, useStatusPage } from '../shared/contact/use-contact.ts';
import { commonText } from '../shared/language/common.text.ts';
import { LANGUAGE_NAMES } from '../shared/language/language-names.ts';
import { chooseLanguage } from '../shared/language/language-store.ts';
import { useLanguage } from '../shared/language/use-language.ts';
import { useText } from '../shared/language/use-text.ts';
import { chooseTheme, getTheme, subscribeTheme, THEMES } from '../shared/theme/theme-store.ts';
import type { Theme } from '../shared/theme/theme-store.ts';
import type * as menu from '../shared/ui/menu.tsx';
import { panelText } from './panel.text.ts';

/** The part of a menu about the person: language, theme, their data, sign-out, and what the panel has no footer for. */
export const PreferenceChoices = ({
  parts: { MenuChoice, MenuItem, MenuLink, MenuSeparator, MenuSmallPrint },
}: {
  parts: typeof menu;
}) => {
  const text = useText(panelText);
  const common = useText(commonText);
  const footer = useText(footerText);
  const contact = useContact();
  const status = useStatusPage();
  const language = useLanguage();
  const cabinet = useOwnCabinet();
  const isAdmin = useAuth((state) => state.user?.is_admin ?? false);
  return (
    <>
      <MenuChoice
        label={common.language}
        value={language}
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
      {cabinet === null ? null : (
        <MenuLink render={<Link to={`/guild/${cabinet}/me`} />}>
          <UserRound aria-hidden className="size-4 text-faint" />
          {FEATURE_NAMES[language].cabinet}
        </MenuLink>
      )}
      {isAdmin ? (
        <MenuLink render={<Link to="/admin" />}>
          <ShieldUser aria-hidden className="size-4 text-faint" />
          {text.siteAdmin}
        </MenuLink>
      ) : null}
      <MenuLink render={<Link to="/account" />}>
        <FileUser aria-hidden className="size-4 text-faint" />
        {text.yourData}
      </MenuLink>
      {contact === null ? null : (
        <MenuLink
          render={<a aria-label={text.getHelp} href={contact.href} target="_blank" rel="noreferrer" />}
        >
          <CircleHelp aria-hidden className="size-4 text-faint" />
          {text.getHelp}
        </MenuLink>
      )}
      <MenuItem onClick={() => void signOut()}>
        <LogOut aria-hidden className="size-4 text-faint" />
        {text.signOut}
      </MenuItem>
      <MenuSeparator />
      <MenuSmallPrint
        label={`Famiglia ${VERSION_TEXT}`}
        links={status === null ? footer.legal : [...footer.legal, [status, footer.status]]}
      />
    </>
  );
};

const useTheme = (): Theme => useSyncExternalStore(subscribeTheme, getTheme, () => 'system');

/** The open server, if its members have a cabinet there. */
const useOwnCabinet = (): string | null => {
  const { guildId } = useParams();
  const { data } = useGuilds();
  return data?.find(({ id, cabinet }) => id === guildId && cabinet)?.id ?? null;
};
