import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { NicknamesCard } from '../joining/nicknames-card.tsx';
import { FieldsSection } from './fields-section.tsx';

export const JoiningSection = () => {
  const { access } = useCurrentGuild();
  return (
    <>
      <FieldsSection name="joining" />
      {may(access.permissions, 'personnel.manage') ? <NicknamesCard /> : null}
    </>
  );
};
