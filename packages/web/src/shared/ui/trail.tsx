import { Link } from 'react-router';

interface TrailProps {
  /** Names the landmark. */
  label: string;
  /** The parent pages, highest first. */
  parents: readonly { to: string; name: string }[];
  here: string;
}

/** "Capts / Ballas": breadcrumbs. */
export const Trail = ({ label, parents, here }: TrailProps) => (
  <nav aria-label={label} className="mb-1 text-xs text-muted">
    {parents.map(({ to, name }) => (
      <span key={to}>
        <Link
          to={to}
          className="inline-block py-1 hover:text-text hover:underline max-md:-my-2.5 max-md:py-3.5"
        >
          {name}
        </Link>
        <span aria-hidden className="text-faint">
          {' / '}
        </span>
      </span>
    ))}
    <span aria-current="page" className="wrap-anywhere">
      {here}
    </span>
  </nav>
);
