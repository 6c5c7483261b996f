import type { ReactNode } from 'react';
import { useText } from '../language/use-text.ts';
import { footerText } from './footer.text.ts';
import { useContact, useStatusPage } from './use-contact.ts';

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

/** The contact and the status page, as far as the site names them. */
export const FooterContact = () => {
  const text = useText(footerText);
  const contact = useContact()?.href ?? null;
  const links = [
    { href: contact, name: text.contact },
    { href: useStatusPage(), name: text.status },
  ];
  return links.map(({ href, name }) =>
    href === null ? null : (
      <a key={name} href={href} target="_blank" rel="noreferrer" className={LINK}>
        {name}
      </a>
    ),
  );
};
