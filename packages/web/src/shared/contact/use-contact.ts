import { useSyncExternalStore } from 'react';

export interface Contact {
  /** Where to click: the owner's page, usually a Discord invite, or a new e-mail. */
  href: string;
  email: string | null;
}

const never = () => () => {};

const meta = (name: string): string | null =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;

let known: { key: string; contact: Contact | null } | undefined;

/** The server writes the owner's contact into the page. */
const readContact = (): Contact | null => {
  const [url, email] = [meta('support-url'), meta('support-email')];
  const key = `${url} ${email}`;
  if (known?.key !== key) {
    const href = url ?? (email === null ? null : `mailto:${email}`);
    known = { key, contact: href === null ? null : { href, email } };
  }
  return known.contact;
};

/** How to reach the site's owner; null if nothing is configured, and while a page is rendered at build time. */
export const useContact = (): Contact | null => useSyncExternalStore(never, readContact, () => null);
