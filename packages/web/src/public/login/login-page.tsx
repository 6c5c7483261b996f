import { useText } from '../../shared/language/use-text.ts';
import { Island } from '../layout/island.tsx';
import { SitePage } from '../layout/site-page.tsx';
import { LoginButton } from './login-button.tsx';
import { loginText } from './login.text.ts';

export const LoginPage = () => {
  const text = useText(loginText);
  return (
    <SitePage title={text.pageTitle}>
      <div className="mx-auto max-w-[440px] px-5 py-10 md:py-24">
        <div className="rounded-md border border-line bg-surface p-6 md:p-8">
          <h1 className="font-display text-lg font-semibold tracking-[-0.02em]">{text.title}</h1>
          <p className="mt-2 text-base text-muted">{text.lead}</p>
          <Island name="login">
            <LoginButton />
          </Island>
          <noscript>
            <p className="mt-3 rounded-sm bg-info-wash px-3 py-2 text-info">{text.noScript}</p>
          </noscript>
          <p className="mt-5 text-pretty text-muted">{text.disclaimer}</p>
        </div>
        <p className="mt-5 text-center">
          <a
            href="/pricing"
            className="inline-flex min-h-11 items-center text-brass underline underline-offset-4 hover:text-brass-strong"
          >
            {text.pricing}
          </a>
        </p>
      </div>
    </SitePage>
  );
};
