import { Link } from 'react-router';
import { WriteAboutPayment } from '../../entities/support/payment-ticket-dialog.tsx';
import { ContactLink } from '../../shared/contact/contact-link.tsx';
import { useContact } from '../../shared/contact/use-contact.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Card } from '../../shared/ui/card.tsx';
import { supportText } from './support.text.ts';

/** What a server without Premium sees: whom to write to, and what to tell them. */
export const ContactCard = () => {
  const text = useText(supportText).free;
  const contact = useContact();
  const { id, name, access } = useCurrentGuild();
  return (
    <Card className="grid justify-items-start gap-3 p-4 md:p-5">
      <h2 className="text-base font-semibold">{text.title}</h2>
      <p className="max-w-160 text-pretty text-muted">{text.body}</p>
      <p>
        <span className="text-muted">{text.id}: </span>
        <code className="select-all">{id}</code>
      </p>
      {contact === null ? (
        <p className="text-muted">{text.nobody}</p>
      ) : (
        <p>
          <ContactLink>{text.write}</ContactLink>
          {contact.email === null ? null : <span className="text-muted"> · {contact.email}</span>}
        </p>
      )}
      {may(access.permissions, 'subscription.manage') ? (
        <div className="flex flex-wrap gap-2">
          <WriteAboutPayment servers={[{ id, name }]} />
          <Link to={`/guild/${id}/checkout`} className={buttonClasses({ variant: 'ghost' })}>
            {text.plans}
          </Link>
        </div>
      ) : null}
    </Card>
  );
};
