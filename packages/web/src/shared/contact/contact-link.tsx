import type { ReactNode } from 'react';
import { useContact } from './use-contact.ts';

interface ContactLinkProps {
  children: ReactNode;
  className?: string;
}

/** The words as a link to the site's owner, or only the words if the site names no contact. */
export const ContactLink = ({ children, className = 'text-brass underline' }: ContactLinkProps) => {
  const contact = useContact();
  if (contact === null) return <span>{children}</span>;
  return (
    <a href={contact.href} target="_blank" rel="noreferrer" className={className}>
      {children}
    </a>
  );
};
