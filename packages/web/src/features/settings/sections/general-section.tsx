import { useEffect } from 'react';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { markReviewed } from '../onboarding/onboarding-memory.ts';
import { FieldsSection } from './fields-section.tsx';

export const GeneralSection = () => {
  const { id } = useCurrentGuild();
  useEffect(() => markReviewed(id), [id]);
  return <FieldsSection name="general" />;
};
