import { useContact } from '../../shared/contact/use-contact.ts';
import { ContactLink } from '../../shared/contact/contact-link.tsx';
import { useText } from '../../shared/language/use-text.ts';
import { pricingText } from './pricing.text.ts';

/** Below the questions: where to ask another one. Nothing if the site names no contact. */
export const AskOwner = () => {
  const text = useText(pricingText);
  const contact = useContact();
  if (contact === null) return null;
  return (
    <p className="pt-5 text-base text-muted">
      {text.another} <ContactLink>{text.ask}</ContactLink>
    </p>
  );
};
