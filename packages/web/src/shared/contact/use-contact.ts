import { useSyncExternalStore } from 'react';

export interface Contact {
  /** Where to click: the owner's page, usually a Discord invite, or a new e-mail. */
  href: string;
  email: string | null;
}

const never = () => () => {};

/** What the server wrote into the page; null while a page is rendered at build time. */
const useMeta = (name: string): string | null =>
  useSyncExternalStore(
    never,
    () => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? null,
    () => null,
  );

/** The owner's status page; null if there is none. */
export const useStatusPage = (): string | null => useMeta('status-url');

/** How to reach the site's owner; null if nothing is configured. */
export const useContact = (): Contact | null => {
  const url = useMeta('support-url');
  const email = useMeta('support-email');
  const href = url ?? (email === null ? null : `mailto:${email}`);
  return href === null ? null : { href, email };
};
