import { useText } from '../language/use-text.ts';
import { ApiError } from '../lib/api-error.ts';
import { ContactLink } from './contact-link.tsx';
import { reportErrorText } from './report-error.text.ts';
import { useContact } from './use-contact.ts';

const SERVER_ERROR = 500;

/** What to quote about a failure of the server, and whom to tell. Nothing for a refusal that explains itself. */
export const ReportError = ({ error }: { error: unknown }) => {
  const text = useText(reportErrorText);
  const contact = useContact();
  if (!(error instanceof ApiError) || error.status < SERVER_ERROR || error.requestId === null) return null;
  return (
    <p className="max-w-110 text-xs text-pretty text-muted">
      {contact === null ? text.tellOwner : <ContactLink>{text.tellUs}</ContactLink>}{' '}
      <span className="break-all select-all">{error.requestId}</span>
    </p>
  );
};
