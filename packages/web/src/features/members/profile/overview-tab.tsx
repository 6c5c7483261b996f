import type { MemberPage } from '@famiglia/contract/members/member-page';
import { CURVE_DAYS } from '@famiglia/contract/members/member-page';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { SlashCommand } from '../../../shared/ui/slash-command.tsx';
import { Ledger } from '../reputation/ledger.tsx';
import { ReputationChart } from '../reputation/reputation-chart.tsx';
import { reputationText } from '../reputation/reputation.text.ts';
import { Facts } from './facts.tsx';
import { IdentityCard } from './identity-card.tsx';
import { RankCard } from './rank-card.tsx';

/** Who a member is and what they have earned: all of it is in the page's one answer. */
export const OverviewTab = ({ page }: { page: MemberPage }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_300px] lg:items-start">
    <div className="grid min-w-0 gap-4 max-lg:contents">
      <Facts
        member={page.profile}
        voiceMinutes={page.file?.voice_minutes ?? 0}
        before={page.file?.before ?? null}
      />
      <ReputationCard page={page} />
    </div>
    <div className="grid min-w-0 gap-4 max-lg:contents">
      <IdentityCard member={page.profile} roles={page.roles} nicks={page.nicks} />
      {page.rank ? <RankCard of={page.rank} /> : null}
    </div>
  </div>
);

const RANGES = ['30', '180', '365'] as const;

/** The member's reputation: chart and ledger. */
const ReputationCard = ({ page: { profile, ledger, curve } }: { page: MemberPage }) => {
  const text = useText(reputationText);
  const [range, setRange] = useState<(typeof RANGES)[number]>(`${CURVE_DAYS}`);
  const userId = profile.user_id;
  return (
    <Card>
      <div className="flex min-h-13 items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4">
        <h2 className="text-base font-semibold">{text.title}</h2>
        {ledger.total === 0 ? null : (
          <Select
            label={text.range}
            value={range}
            options={RANGES.map((days) => ({ value: days, label: text.ranges[days] }))}
            onChange={setRange}
          />
        )}
      </div>
      {ledger.total === 0 ? (
        <div className="grid justify-items-start gap-3 p-4 text-muted">
          {text.ledgerEmpty}
          <SlashCommand command="/gg send" />
        </div>
      ) : (
        <>
          <div className="p-4">
            <ReputationChart userId={userId} range={Number(range)} first={curve} />
          </div>
          <Ledger userId={userId} first={ledger} />
        </>
      )}
    </Card>
  );
};
