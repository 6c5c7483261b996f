import { useText } from '../../language/use-text.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Wordmark } from '../../ui/wordmark.tsx';
import { siteText } from './site.text.ts';

export const SiteHeader = () => {
  const text = useText(siteText);
  return (
    <header className="mx-auto flex h-18 w-full max-w-[1160px] items-center gap-4 px-5 md:px-6">
      <a href="/" aria-label={text.home} className="-ml-1 flex min-h-11 items-center rounded-sm px-1">
        <Wordmark />
      </a>
      <nav aria-label={text.navigation} className="ml-auto flex items-center gap-1 md:gap-3">
        <a href="/pricing" className={buttonClasses({ variant: 'ghost' })}>
          {text.pricing}
        </a>
        <a href="/login" className={buttonClasses()}>
          {text.login}
        </a>
      </nav>
    </header>
  );
};
