import type { ActivityEntry } from '@famiglia/contract/activity';
import { activityFacts } from '@famiglia/contract/activity-facts';
import { ACTIVITY_SENTENCES } from '@famiglia/contract/activity-sentences';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import { useCurrentGuild } from '../lib/current-guild.ts';
import { may } from '../lib/may.ts';
import { activityPlace } from './activity-places.ts';

const LINK = 'finger font-medium underline decoration-line-strong underline-offset-3 hover:decoration-brass';

/** What happened, in words, with a link to what it names where the reader may open that. */
export const ActivitySentence = ({ entry }: { entry: ActivityEntry }) => {
  const text = useText(ACTIVITY_SENTENCES);
  const format = useFormat();
  const guild = useCurrentGuild();
  const { path, permission } = activityPlace(entry.type);
  const link = (to: string, needed: typeof permission, words: ReactNode) =>
    may(guild.access.permissions, needed) ? (
      <Link to={`/guild/${guild.id}/${to}`} className={LINK}>
        {words}
      </Link>
    ) : (
      <span className="font-medium">{words}</span>
    );

  const [before = '', after] = text[entry.type]
    .says(activityFacts(entry.data, format.date))
    .split('{target}');
  if (after === undefined) return link(path, permission, before);
  const target = entry.target;
  return (
    <>
      {before}
      {target?.kind === 'event' ? link(`events/${target.id}`, 'events.view', target.name || target.id) : null}
      {target?.kind === 'capt' ? link(`capts/${target.id}`, 'capts.view', target.name || target.id) : null}
      {target?.kind === 'member' ? link(`users/${target.id}`, 'users.view', target.name || target.id) : null}
      {after}
    </>
  );
};
