import type { ApplicationDetails } from '@famiglia/contract/applications/applications';
import { Link, useParams } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { isMissing } from '../../shared/lib/is-missing.ts';
import { may } from '../../shared/lib/may.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Fact } from '../../shared/ui/fact.tsx';
import { TriangleAlert } from '../../shared/ui/icons.ts';
import { ListSkeleton } from '../../shared/ui/list-skeleton.tsx';
import { NotFound } from '../../shared/ui/not-found.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Trail } from '../../shared/ui/trail.tsx';
import { ApplicationBadge } from './application-badge.tsx';
import { applicationsText } from './applications.text.ts';
import { applicationText } from './page/application.text.ts';
import { HistoryCard } from './page/history-card.tsx';
import { StepActions } from './page/step-actions.tsx';
import { useApplication } from './queries.ts';

/** `/guild/:guildId/applications/:applicationId`: everything a reviewer needs to decide. */
export const ApplicationPage = () => {
  const applications = useText(applicationsText);
  const { applicationId = '' } = useParams();
  const { id: guildId, access } = useCurrentGuild();
  const application = useApplication(guildId, applicationId);
  if (isMissing(application.error)) return <NotFound />;
  return (
    <QueryView query={application} skeleton={<ListSkeleton rows={4} height="h-24" />}>
      {(details) => (
        <>
          <Trail
            label={applications.path}
            parents={[{ to: `/guild/${guildId}/applications`, name: applications.title }]}
            here={details.candidate.name}
          />
          <PageHeader
            title={details.candidate.name}
            badge={<ApplicationBadge status={details.status} />}
            note={details.form.name}
            actions={
              may(access.permissions, 'applications.manage') ? <StepActions application={details} /> : null
            }
          />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
            <div className="grid gap-4">
              <Marks details={details} />
              <Answers details={details} />
              <HistoryCard details={details} />
            </div>
            <Facts details={details} />
          </div>
        </>
      )}
    </QueryView>
  );
};

const Marks = ({ details: { marks } }: { details: ApplicationDetails }) => {
  const text = useText(applicationText);
  if (marks.length === 0) return null;
  return (
    <Card className="border-bad/40 bg-bad-wash px-4 py-3">
      <ul className="grid gap-1">
        {marks.map(({ kind, person, note }) => (
          <li key={`${kind} ${person?.id} ${note}`} className="flex gap-2.5">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
            {text.marks[kind](person?.name ?? note)}
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Answers = ({ details: { answers } }: { details: ApplicationDetails }) => {
  const text = useText(applicationText);
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.answers}</h2>
      {answers.length === 0 ? (
        <p className="p-4 text-muted">{text.noAnswer}</p>
      ) : (
        <dl>
          {answers.map(({ id, label, value, url }) => (
            <Fact key={id} label={label}>
              {url === null ? (
                <span className="whitespace-pre-line">{value}</span>
              ) : (
                <a href={url} target="_blank" rel="noreferrer">
                  <img src={url} alt={text.picture} className="mt-1 max-h-80 rounded-sm" />
                </a>
              )}
            </Fact>
          ))}
        </dl>
      )}
    </Card>
  );
};

const Facts = ({ details }: { details: ApplicationDetails }) => {
  const applications = useText(applicationsText);
  const text = useText(applicationText);
  const format = useFormat();
  const { id: guildId, access } = useCurrentGuild();
  const { candidate, ingame_nick: nick, static_id: staticId, earlier } = details;
  const game = [nick, staticId === null ? null : `#${staticId}`].filter(Boolean).join(' ');
  return (
    <Card>
      <dl>
        <Fact label={text.candidate}>
          {may(access.permissions, 'users.view') ? (
            <Link
              to={`/guild/${guildId}/users/${candidate.id}`}
              className="underline decoration-line-strong underline-offset-3 hover:decoration-brass"
            >
              {candidate.name}
            </Link>
          ) : (
            candidate.name
          )}
          {candidate.left ? <span className="text-bad"> · {applications.left}</span> : null}
        </Fact>
        {game === '' ? null : <Fact label={text.ingame}>{game}</Fact>}
        <Fact label={text.sentOn}>{format.dateTime(details.submitted_at)}</Fact>
        <Fact label={text.reviewer}>{details.taken_by?.name ?? text.none}</Fact>
        {details.status === 'interview' && details.interview_at !== null ? (
          <Fact label={text.interviewAt}>{format.dateTime(details.interview_at)}</Fact>
        ) : null}
        {details.decided_by === null ? null : <Fact label={text.decidedBy}>{details.decided_by.name}</Fact>}
        {details.reason === '' ? null : <Fact label={text.reason}>{details.reason}</Fact>}
        {earlier.length === 0 ? null : (
          <Fact label={text.earlier}>
            <ul className="grid gap-1">
              {earlier.map((one) => (
                <li key={one.id} className="flex flex-wrap items-center justify-between gap-2">
                  <Link
                    to={`/guild/${guildId}/applications/${one.id}`}
                    className="underline decoration-line-strong underline-offset-3 hover:decoration-brass"
                  >
                    {one.form.name}, {format.date(one.submitted_at)}
                  </Link>
                  <ApplicationBadge status={one.status} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </Card>
  );
};
