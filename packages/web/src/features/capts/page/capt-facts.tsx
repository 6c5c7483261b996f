import type { CaptDetails, CaptResult } from '@famiglia/contract/capts/capts';
import type { Participant } from '@famiglia/contract/events/events';
import { rewardsByResult } from '@famiglia/contract/fight-kinds/fight-kind-words';
import { sourceNames } from '@famiglia/contract/wars/war-sources';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { SignUpFacts } from '../../../entities/roster/sign-up-facts.tsx';
import { Fact } from '../../../shared/ui/fact.tsx';
import { captsText } from '../capts.text.ts';
import { SideAndTerritory } from '../components/side-and-territory.tsx';
import { opponentPath } from '../opponents/opponent-path.ts';

interface CaptFactsProps {
  capt: CaptDetails;
  participants: readonly Participant[];
}

export const CaptFacts = ({ capt, participants }: CaptFactsProps) => {
  const text = useText(captsText);
  const format = useFormat();
  const language = useLanguage();
  const { id } = useCurrentGuild();
  return (
    <SignUpFacts
      of={capt}
      participants={participants}
      worth={capt.reward + (capt.result === null ? 0 : capt[`reward_${capt.result}`])}
      byResult={capt.result === null ? rewardsByResult(capt, language) : ''}
      places={
        <span className="text-lg font-semibold">
          {format.number(capt.main_count)}
          <span className="font-normal text-faint"> / {format.number(capt.slots)}</span>
        </span>
      }
    >
      <Fact label={text.opponent}>
        <Link
          to={opponentPath(id, capt.opponent)}
          className="touch-target font-medium underline decoration-line-strong underline-offset-3 hover:decoration-brass"
        >
          {capt.opponent}
        </Link>
        <span className="mt-0.5 block text-muted">
          <SideAndTerritory of={capt} />
        </span>
      </Fact>
      {capt.war === null ? null : (
        <Fact label={text.fromFeed}>
          {sourceNames(capt.war.sources, language)}
          {capt.war.later === null ? null : (
            <span className="mt-0.5 block text-pretty text-muted">
              {text.laterSaid(outcomeWords(capt.war.later, text))}
            </span>
          )}
        </Fact>
      )}
    </SignUpFacts>
  );
};

type Later = NonNullable<NonNullable<CaptDetails['war']>['later']>;

const outcomeWords = (
  { result, score_ours: ours, score_theirs: theirs }: Later,
  {
    results,
    score,
  }: { results: Record<CaptResult, string>; score: (ours: string, theirs: string) => string },
): string =>
  [
    ...(result === null ? [] : [results[result]]),
    ...(ours === null || theirs === null ? [] : [score(String(ours), String(theirs))]),
  ].join(' ');
