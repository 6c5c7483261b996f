import { AUTH_ERROR_REASONS } from '@famiglia/contract/auth/auth';
import { useSearchParams } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { buttonClasses } from '../../shared/ui/button-classes.ts';
import { Wordmark } from '../../shared/ui/wordmark.tsx';
import { signInText } from './sign-in.text.ts';

/** `/auth/error?reason=`: what went wrong, and a button to try again. */
export const SignInErrorPage = () => {
  const text = useText(signInText);
  const [query] = useSearchParams();
  const reason = AUTH_ERROR_REASONS.find((known) => known === query.get('reason')) ?? 'failed';
  const { title, detail } = text.reasons[reason];
  return (
    <main className="mx-auto grid min-h-dvh max-w-120 content-center gap-4 px-5 py-16">
      <title>{`${title} · Famiglia`}</title>
      <a href="/" className="mb-4 flex min-h-11 items-center justify-self-start">
        <Wordmark />
      </a>
      <h1 className="text-xl font-semibold text-balance">{title}</h1>
      <p className="text-base text-pretty text-muted">{detail}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <a href="/login" className={buttonClasses({ variant: 'primary' })}>
          {text.again}
        </a>
        <a href="/" className={buttonClasses()}>
          {text.home}
        </a>
      </div>
    </main>
  );
};
