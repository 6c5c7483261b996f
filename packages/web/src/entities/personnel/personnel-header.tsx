import type { ReactNode } from 'react';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { TabLinks } from '../../shared/ui/tab-links.tsx';
import { personnelText } from './personnel.text.ts';
import { useInactive, useReady, useVacations } from './queries.ts';

type Page = 'vacations' | 'inactive' | 'warnings' | 'blacklist' | 'ranks';

interface PersonnelHeaderProps {
  current: Page;
  note?: string | undefined;
  actions?: ReactNode;
}

/** The title of the pages about personnel, and the way between them. */
export const PersonnelHeader = ({ current, note, actions }: PersonnelHeaderProps) => {
  const text = useText(personnelText);
  const { id } = useCurrentGuild();
  const requests = useVacations('requests').data?.total;
  const inactive = useInactive(1).data?.total;
  const ready = useReady().data?.total;
  const tab = (name: Page, count?: number) => ({
    to: `/guild/${id}/personnel/${name}`,
    label: text[name],
    current: current === name,
    count,
    calling: name === 'vacations' || name === 'ranks',
  });
  return (
    <>
      <PageHeader title={text.title} note={note} actions={actions} />
      <TabLinks
        label={text.views}
        className="mb-4"
        tabs={[
          tab('vacations', requests === 0 ? undefined : requests),
          tab('inactive', inactive),
          tab('ranks', ready === 0 ? undefined : ready),
          tab('warnings'),
          tab('blacklist'),
        ]}
      />
    </>
  );
};
