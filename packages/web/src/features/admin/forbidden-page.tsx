import { Link } from 'react-router';
import { useText } from '../../language/use-text.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { adminText } from './admin.text.ts';

/** Said in so many words: an empty table would look like a fault. */
export const ForbiddenPage = () => {
  const { forbidden } = useText(adminText);
  return (
    <div className="grid justify-items-start gap-4 py-10 md:py-20">
      <title>{`${forbidden.title} · Famiglia`}</title>
      <p aria-hidden className="font-display text-2xl font-semibold text-brass">
        403
      </p>
      <h1 className="text-lg font-semibold text-balance md:text-xl">{forbidden.title}</h1>
      <p className="max-w-130 text-pretty text-muted">{forbidden.body}</p>
      <Link to="/guilds" className={buttonClasses({ variant: 'primary' })}>
        {forbidden.action}
      </Link>
    </div>
  );
};
