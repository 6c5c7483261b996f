import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import type { FamilyRecord } from '@famiglia/contract/capts/capt-statistics';
import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import type { CaptDetails } from '@famiglia/contract/capts/capts';
import { Crosshair, Table2, Trophy } from '../../../shared/ui/icons.ts';
import { Link } from 'react-router';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { fetchFile } from '../../../shared/lib/fetch-file.ts';
import { useDownload } from '../../../shared/lib/use-download.ts';
import { Busy } from '../../../shared/ui/busy.tsx';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { TableCard } from '../../../shared/ui/table-card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { useCaptStats } from '../queries.ts';
import { captText } from '../page/capt.text.ts';
import { ShareMenu } from '../share/share-menu.tsx';
import { DamageTable } from './damage-table.tsx';
import { useRecordValue } from './use-record-value.ts';

/** The damage of all players, with a link to the editor. */
export const DamageCard = ({ capt, leads }: { capt: CaptDetails; leads: boolean }) => {
  const text = useText(captText);
  const guild = useCurrentGuild();
  const stats = useCaptStats(guild.id, capt.id);
  const isEmpty = capt.players.length === 0;
  const editor = leads ? (
    <Link to={`/guild/${guild.id}/capts/${capt.id}/damage`} className={buttonClasses()}>
      <Table2 aria-hidden className="size-4" />
      {isEmpty ? text.enterDamage : text.editDamage}
    </Link>
  ) : null;
  if (isEmpty) {
    return (
      <Card>
        <EmptyState icon={<Crosshair aria-hidden />} title={text.noDamageTitle} action={editor}>
          {leads ? text.noDamageBody : text.noDamageReader}
        </EmptyState>
      </Card>
    );
  }
  return (
    <section aria-label={text.damage}>
      <TableCard>
        <header className="flex flex-wrap items-center gap-2 px-4 py-3">
          <h2 className="mr-auto font-semibold">{text.damage}</h2>
          <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
            <ShareCapt capt={capt} />
            {editor}
          </div>
        </header>
        <QueryView
          query={stats}
          skeleton={
            <Busy>
              {/* A row for each player and two of sums, so that what stands below stays where it is. */}
              <SkeletonRows lead="person" rows={capt.players.length + 2} height="h-16 md:h-12" />
            </Busy>
          }
        >
          {({ players, totals, totals_theirs: theirTotals, mvp, records }) => {
            const ours = players.filter(({ side }) => side === 'ours');
            const theirs = players.filter(({ side }) => side === 'theirs');
            return (
              <>
                {ours.length > 0 ? (
                  <DamageTable caption={text.ours} players={ours} totals={totals} mvp={mvp} />
                ) : null}
                {theirs.length > 0 ? (
                  <DamageTable caption={text.theirs} players={theirs} totals={theirTotals} mvp={null} />
                ) : null}
                <Records records={records} />
              </>
            );
          }}
        </QueryView>
      </TableCard>
    </section>
  );
};

/** The records that were set in this capt. */
const Records = ({ records }: { records: readonly FamilyRecord[] }) => {
  const text = useText(captText);
  const valueOf = useRecordValue();
  if (records.length === 0) return null;
  return (
    <ul className="grid gap-1 border-t border-line px-4 py-3">
      {records.map((record) => (
        <li key={record.kind} className="flex items-start gap-2">
          <Trophy aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
          {text.records[record.kind](record.player?.nick ?? '', valueOf(record))}
        </li>
      ))}
    </ul>
  );
};

/** Shares the result and the damage table of one capt. */
const ShareCapt = ({ capt }: { capt: CaptDetails }) => {
  const language = useLanguage();
  const { id: guildId } = useCurrentGuild();
  const csv = useDownload(captRoutes.export);
  const request = { guildId, captId: capt.id };
  return (
    <ShareMenu
      picture={{
        alt: capt.opponent,
        name: 'capt.png',
        key: `${capt.id} ${capt.version} ${language}`,
        draw: (theme, signal) =>
          fetchFile(captStatisticsRoutes.captPicture, { ...request, theme, language }, signal),
      }}
      onCsv={() => csv.mutate(request)}
      busy={csv.isPending}
    />
  );
};
