import { ContactLink } from '../../../shared/contact/contact-link.tsx';
import { useContact } from '../../../shared/contact/use-contact.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { checkoutText } from './checkout.text.ts';

/** Where nothing can be paid online: who turns Premium on, and what to tell them. */
export const ContactOwner = () => {
  const text = useText(checkoutText).none;
  const contact = useContact();
  return (
    <Card className="grid gap-2 p-4 md:p-5">
      <h2 className="text-base font-semibold">{text.title}</h2>
      <p className="text-pretty text-muted">{text.body}</p>
      <p>
        <span className="text-muted">{text.id}: </span>
        <code className="select-all">{useCurrentGuild().id}</code>
      </p>
      {contact === null ? null : (
        <p>
          <ContactLink>{text.write}</ContactLink>
          {contact.email === null ? null : <span className="text-muted"> · {contact.email}</span>}
        </p>
      )}
    </Card>
  );
};
