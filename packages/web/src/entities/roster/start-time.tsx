import { useFormat } from '../../shared/language/use-format.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Countdown } from './countdown.tsx';
import type { SignUp } from './sign-up.ts';
import { useNow } from '../../shared/lib/use-now.ts';

/** "today, 20:00 MSK (22:00 your time) · in 1 hr 42 min": the start, with a countdown while it is near. */
export const StartTime = ({ of }: { of: Pick<SignUp, 'starts_at' | 'status'> }) => {
  const format = useFormat();
  const { time_zone: zone } = useCurrentGuild();
  const isAhead = Date.parse(of.starts_at) > useNow(of.starts_at).getTime();
  const isOver = of.status === 'finished' || of.status === 'cancelled';
  return (
    <>
      <time dateTime={of.starts_at}>{format.moment(of.starts_at, zone)}</time>
      {isAhead && !isOver ? (
        <span>
          {' · '}
          <Countdown to={of.starts_at} />
        </span>
      ) : null}
    </>
  );
};
