import type { CaptDetails } from '@famiglia/contract/capts/capts';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { FightKindBadge } from '../../../entities/fight-kind/fight-kind-select.tsx';
import { StartTime } from '../../../entities/roster/start-time.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Trail } from '../../../shared/ui/trail.tsx';
import { captsText } from '../capts.text.ts';
import { CaptBadge } from '../components/capt-badge.tsx';
import { Score } from '../components/score.tsx';

export const CaptHeader = ({ capt, actions }: { capt: CaptDetails; actions: ReactNode }) => {
  const text = useText(captsText);
  const { id } = useCurrentGuild();
  return (
    <>
      <Trail
        label={text.path}
        parents={[{ to: `/guild/${id}/capts`, name: text.title }]}
        here={capt.opponent}
      />
      <PageHeader
        title={[capt.opponent, capt.territory].filter(Boolean).join(', ')}
        badge={
          <span className="inline-flex flex-wrap items-center gap-2.5">
            <CaptBadge capt={capt} />
            <Score of={capt} />
            <FightKindBadge kind={capt.fight_kind} />
          </span>
        }
        note={<StartTime of={capt} />}
        actions={actions}
      />
    </>
  );
};
