import type { CaptDetails } from '@famiglia/contract/capts/capts';
import { ArrowLeft } from '../../../shared/ui/icons.ts';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { damageText } from './damage.text.ts';

export const DamageHeader = ({ capt }: { capt: CaptDetails }) => {
  const text = useText(damageText);
  const format = useFormat();
  const { id, time_zone } = useCurrentGuild();
  const home = `/guild/${id}/capts`;
  return (
    <>
      <nav aria-label={text.path} className="mb-1 text-xs text-muted">
        <Link to={home} className="inline-block py-1 hover:text-text hover:underline">
          {text.capts}
        </Link>
        <span aria-hidden className="text-faint">
          {' / '}
        </span>
        <Link
          to={`${home}/${capt.id}`}
          className="inline-block py-1 wrap-anywhere hover:text-text hover:underline"
        >
          {capt.opponent}
        </Link>
      </nav>
      <PageHeader
        title={text.tabTitle(capt.opponent)}
        note={
          capt.status === 'finished'
            ? format.moment(capt.starts_at, time_zone)
            : capt.status === 'cancelled'
              ? text.cancelled
              : text.notFinished
        }
        actions={
          <Link to={`${home}/${capt.id}`} className={buttonClasses()}>
            <ArrowLeft aria-hidden className="size-4" />
            {text.toCapt}
          </Link>
        }
      />
    </>
  );
};
