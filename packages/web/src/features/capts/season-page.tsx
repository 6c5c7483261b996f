import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { useSeasons } from './queries.ts';
import { captsText } from './capts.text.ts';
import { NothingPlayed } from './components/nothing-played.tsx';
import { Views } from './components/views.tsx';
import { OverviewSkeleton } from './overview/overview-skeleton.tsx';
import { SeasonView } from './season/season-view.tsx';

/** `/guild/:guildId/capts/season`: leaderboards and charts of a season, of all time, or of any dates. */
export const SeasonPage = () => {
  const text = useText(captsText);
  const seasons = useSeasons(useCurrentGuild().id);
  return (
    <>
      <PageHeader title={text.title} />
      <Views current="season" />
      <QueryView query={seasons} skeleton={<OverviewSkeleton />}>
        {(items) => (items.length === 0 ? <NothingPlayed /> : <SeasonView seasons={items} />)}
      </QueryView>
    </>
  );
};
