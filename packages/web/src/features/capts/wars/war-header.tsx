import type { WarProposal } from '@famiglia/contract/wars/war-proposal';
import { sourceNames } from '@famiglia/contract/wars/war-sources';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { Trail } from '../../../shared/ui/trail.tsx';
import { captsText } from '../capts.text.ts';
import { CaptBadge } from '../components/capt-badge.tsx';
import { Score } from '../components/score.tsx';
import { SideAndTerritory } from '../components/side-and-territory.tsx';
import { WarMenu } from './war-menu.tsx';
import { warText } from './war.text.ts';

interface WarHeaderProps {
  proposal: WarProposal;
  /** The leader chose something on this page. */
  isTouched: boolean;
}

/** What the feed says of the war itself, and why it cannot be confirmed where that is so. */
export const WarHeader = ({ proposal, isTouched }: WarHeaderProps) => {
  const text = useText(warText);
  const words = useText(captsText);
  const language = useLanguage();
  const format = useFormat();
  const guild = useCurrentGuild();
  const { opponent, result } = proposal;
  return (
    <>
      <Trail
        label={words.path}
        parents={[{ to: `/guild/${guild.id}/capts`, name: words.title }]}
        here={opponent}
      />
      <PageHeader
        title={text.title(opponent)}
        badge={
          <span className="inline-flex items-center gap-2.5">
            {result === null ? null : <CaptBadge capt={{ status: 'finished', result }} />}
            <Score of={proposal} />
          </span>
        }
        note={
          <>
            <span className="flex flex-wrap gap-x-3">
              <SideAndTerritory of={proposal} />
              <span>{format.moment(proposal.starts_at, guild.time_zone)}</span>
            </span>
            <span className="block text-xs text-faint">
              {text.source(sourceNames(proposal.sources, language))}
            </span>
          </>
        }
        actions={proposal.decision === 'pending' ? <WarMenu war={proposal} /> : null}
      />
      <WarNotice proposal={proposal} isTouched={isTouched} />
    </>
  );
};

const WarNotice = ({ proposal, isTouched }: WarHeaderProps) => {
  const text = useText(warText);
  const guild = useCurrentGuild();
  const words = useNoticeWords(proposal, isTouched);
  if (words === null) return null;
  return (
    <Card className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <output className="min-w-0 flex-1 basis-60 text-pretty">{words}</output>
      {proposal.decision === 'confirmed' && proposal.capt_id !== null ? (
        <Link
          to={`/guild/${guild.id}/capts/${proposal.capt_id}`}
          className={buttonClasses({ variant: 'primary' })}
        >
          {text.toCapt}
        </Link>
      ) : null}
    </Card>
  );
};

const useNoticeWords = (proposal: WarProposal, isTouched: boolean): string | null => {
  const text = useText(warText);
  const [opened] = useState(proposal.version);
  const { decision, decided_by: decider, status } = proposal;
  const name = decider?.name ?? '';
  if (decision === 'confirmed') return isTouched ? text.confirmedBy(name) : text.confirmedAlready(name);
  if (decision === 'ignored') return decider === null ? text.leftAside : text.ignoredBy(name);
  if (status === 'active') return text.running;
  if (status === 'gone') return text.takenBack;
  if (proposal.version !== opened) return text.updated;
  return proposal.entered ? text.entered : null;
};
