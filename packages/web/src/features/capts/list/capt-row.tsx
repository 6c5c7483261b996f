import type { Capt } from '@famiglia/contract/capts';
import { Link } from 'react-router';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { classes } from '../../../lib/classes.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { useIsLit } from '../../../realtime/lit-rows.ts';
import { Countdown } from '../../../sign-up/countdown.tsx';
import { Fill } from '../../../sign-up/fill.tsx';
import { captsText } from '../capts.text.ts';
import { CaptBadge } from '../components/capt-badge.tsx';
import { Score } from '../components/score.tsx';
import { SideAndTerritory } from '../components/side-and-territory.tsx';

const ROW =
  'relative border-b border-line transition-colors duration-(--quick) last:border-0 hover:bg-hover max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:px-3 max-md:py-3 md:h-14 md:[&>td]:px-3';

/** A table row, all of which opens the capt; on a phone the same cells fold into a card. */
export const CaptRow = ({ capt }: { capt: Capt }) => {
  const text = useText(captsText);
  const format = useFormat();
  const guild = useCurrentGuild();
  const lit = useIsLit(capt.id);
  return (
    <tr className={classes(ROW, lit && 'animate-glow')}>
      <td className="max-md:col-start-1">
        <Link
          to={`/guild/${guild.id}/capts/${capt.id}`}
          className={classes(
            'font-medium wrap-anywhere after:absolute after:inset-0',
            capt.status === 'cancelled' && 'text-muted line-through',
          )}
        >
          {capt.opponent}
        </Link>
        <span className="block text-xs text-muted">
          <SideAndTerritory of={capt} />
        </span>
      </td>
      <td className="max-md:col-span-2 max-md:row-start-2 max-md:text-xs">
        <time dateTime={capt.starts_at} className="block text-pretty">
          {format.moment(capt.starts_at, guild.time_zone)}
        </time>
        {capt.status === 'open' ? (
          <span className="block text-xs text-faint max-md:hidden">
            <Countdown to={capt.starts_at} />
          </span>
        ) : null}
      </td>
      <td className="max-md:col-start-2 max-md:row-start-1 max-md:text-right">
        <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 max-md:justify-end">
          <CaptBadge capt={capt} />
          <Score of={capt} />
        </span>
      </td>
      <td className="max-md:col-start-1 max-md:row-start-3">
        <Fill of={capt} />
      </td>
      <td className="text-right max-md:col-start-2 max-md:row-start-3 max-md:self-end max-md:text-xs max-md:text-muted">
        {capt.damage === null ? (
          <span className="text-faint max-md:hidden">—</span>
        ) : (
          <>
            <span className="md:hidden">{text.damage} </span>
            {format.number(capt.damage)}
          </>
        )}
      </td>
    </tr>
  );
};
