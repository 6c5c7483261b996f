import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import { useSyncExternalStore } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { readStorage } from '../../shared/lib/browser-storage.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { siteText } from './site.text.ts';

/** What the panel stored in this browser. A session that ended meanwhile is noticed by the panel itself. */
const isSignedIn = (): boolean => {
  try {
    const stored = JSON.parse(readStorage(STORAGE_KEYS.auth) ?? '') as {
      state?: { isAuthenticated?: boolean };
    };
    return stored.state?.isAuthenticated === true;
  } catch {
    return false;
  }
};

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
};

interface EnterLinkProps {
  /** What is offered to somebody who is not signed in. */
  label: string;
  className: string;
}

/** The way in: to the sign-in, or for somebody who is signed in to the panel. */
export const EnterLink = ({ label, className }: EnterLinkProps) => {
  const text = useText(siteText);
  const entered = useSyncExternalStore(subscribe, isSignedIn, () => false);
  return (
    <a href={entered ? '/guilds' : '/login'} className={className}>
      {entered ? text.openPanel : label}
    </a>
  );
};

/** The one in the header of every public page. */
export const HeaderEnterLink = () => (
  <EnterLink label={useText(siteText).login} className={buttonClasses()} />
);
