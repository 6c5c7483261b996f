import type { ReactNode } from 'react';
import { useText } from '../language/use-text.ts';
import { footerText } from './footer.text.ts';
import { useContact } from './use-contact.ts';

const LINK = 'inline-flex min-h-11 items-center hover:text-text md:min-h-9';

/** The legal pages, and in the footer of the panel the contact beside them. */
export const FooterLinks = ({ children }: { children: ReactNode }) => {
  const text = useText(footerText);
  return (
    <nav aria-label={text.links} className="flex flex-wrap items-center gap-x-4 text-muted">
      {text.legal.map(([path, name]) => (
        <a key={path} href={path} className={LINK}>
          {name}
        </a>
      ))}
      {children}
    </nav>
  );
};

/** Nothing if the site names no contact. */
export const FooterContact = () => {
  const text = useText(footerText);
  const contact = useContact();
  return contact === null ? null : (
    <a href={contact.href} target="_blank" rel="noreferrer" className={LINK}>
      {text.contact}
    </a>
  );
};
