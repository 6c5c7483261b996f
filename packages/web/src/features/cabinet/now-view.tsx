import { cameText } from '@famiglia/contract/cabinet/cabinet-words';
import type { Cabinet } from '@famiglia/contract/cabinet/cabinet';
import { counted } from '@famiglia/contract/kit/counted';
import { formatCents } from '@famiglia/contract/kit/format-cents';
import { progressText, requirementName } from '@famiglia/contract/ranks/rank-words';
import type { ReactNode } from 'react';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Fact } from '../../shared/ui/fact.tsx';
import { FillBar } from '../../shared/ui/fill-bar.tsx';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Absence } from './absence.tsx';
import { cabinetText } from './cabinet.text.ts';
import { GatheringCard } from './gathering-card.tsx';
import { useCabinet } from './queries.ts';
import { RecordingsOwed } from './recordings-owed.tsx';

/** What is next, and what stands with the reader now. */
export const NowView = () => {
  const text = useText(cabinetText);
  const query = useCabinet(useCurrentGuild().id);
  return (
    <QueryView query={query} skeleton={<ListSkeleton headed={false} height="h-24" rows={4} />}>
      {(cabinet) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Standing cabinet={cabinet} />
          <section className="grid gap-2" aria-labelledby="cabinet-next">
            <h2 id="cabinet-next" className="font-semibold">
              {text.words.next}
            </h2>
            {cabinet.gatherings.length === 0 ? (
              <p className="text-muted">{text.words.nothingPlanned}</p>
            ) : null}
            {cabinet.gatherings.map((one) => (
              <GatheringCard key={one.id} of={one} />
            ))}
          </section>
          <RankWay cabinet={cabinet} />
          <Open cabinet={cabinet} />
        </div>
      )}
    </QueryView>
  );
};

/** The numbers, each with what it counts. What is not used by the family is not there. */
const Standing = ({ cabinet }: { cabinet: Cabinet }) => {
  const text = useText(cabinetText);
  const format = useFormat();
  const language = useLanguage();
  const { member, rank, owed_cents: owed } = cabinet;
  const balance = BigInt(owed ?? '0');
  const nick = [member.ingame_nick, member.static_id === null ? null : `#${member.static_id}`].filter(
    Boolean,
  );
  return (
    <Card>
      <dl className="grid grid-cols-2 sm:grid-cols-3 *:border-b-0">
        <Fact label={cabinet.reputation_name}>
          <b className="text-lg font-semibold tabular-nums">{format.number(member.reputation)}</b>{' '}
          <span className="text-muted">{text.place(cabinet.place)}</span>
        </Fact>
        <Fact label={text.words.attendance}>{cameText(language, cabinet.attendance)}</Fact>
        {rank.rank === null && rank.next === null ? null : (
          <Fact label={text.rank}>{rank.rank?.name ?? text.noRank}</Fact>
        )}
        {nick.length === 0 ? null : <Fact label={text.nick}>{nick.join(' ')}</Fact>}
        {cabinet.voice_minutes < 60 ? null : (
          <Fact label={text.words.voice}>
            {counted(language, 'hours', Math.floor(cabinet.voice_minutes / 60))}
          </Fact>
        )}
        {cabinet.screens_waiting === 0 ? null : (
          <Fact label={text.words.screensWaiting}>{format.number(cabinet.screens_waiting)}</Fact>
        )}
        {balance === 0n ? null : (
          <Fact label={balance < 0n ? text.words.debt : text.words.owed}>
            {formatCents(language, balance < 0n ? -balance : balance)}
          </Fact>
        )}
      </dl>
    </Card>
  );
};

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="p-4">
    <h2 className="mb-2 font-semibold wrap-anywhere">{title}</h2>
    {children}
  </Card>
);

/** What is missing for the next rank. */
const RankWay = ({ cabinet: { rank, reputation_name: reputation } }: { cabinet: Cabinet }) => {
  const text = useText(cabinetText);
  const language = useLanguage();
  const { next } = rank;
  if (next === null) return null;
  const said = next.progress.length === 0 ? text.words.byLeaders : next.ready ? text.words.ready : null;
  return (
    <Section title={`${text.words.missing} ${next.name}`}>
      {said === null ? null : <p className="text-muted">{said}</p>}
      <ul className="grid gap-2.5">
        {next.progress.map((step) => (
          <li key={step.kind} className="grid gap-1">
            <span className="flex justify-between gap-3 text-xs">
              <span>{requirementName(language, step.kind, { days: next.span_days, reputation })}</span>
              <span className={step.met ? 'text-good' : 'text-muted'}>{progressText(step)}</span>
            </span>
            <FillBar met={step.met} share={step.met ? 1 : (step.mine ?? 0) / Math.max(1, step.needed)} />
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** Warnings, absences and recordings, where there are any. */
const Open = ({ cabinet: { warnings, away, recordings_owed: recordings } }: { cabinet: Cabinet }) => {
  const text = useText(cabinetText);
  const format = useFormat();
  return (
    <>
      {warnings.length === 0 ? null : (
        <Section title={text.words.warnings}>
          <ul className="grid gap-2">
            {warnings.map(({ id, kind, reason, ends_at }) => (
              <li key={id} className="wrap-anywhere">
                <span className="text-bad">{text.kinds[kind]}</span>: {reason}{' '}
                <span className="text-muted">
                  {ends_at === null ? text.forGood : text.until(format.longDate(ends_at))}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={text.words.away}>
        <Absence away={away} />
      </Section>
      {recordings.length === 0 ? null : (
        <Section title={text.words.recordingsOwed}>
          <RecordingsOwed recordings={recordings} />
        </Section>
      )}
    </>
  );
};
