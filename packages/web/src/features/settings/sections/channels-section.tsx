import { BotPermissionsCard } from '../bot-permissions/bot-permissions-card.tsx';
import { UndeliveredCard } from '../deliveries/undelivered-card.tsx';
import { FieldsSection } from './fields-section.tsx';

export const ChannelsSection = () => (
  <>
    <FieldsSection name="channels" />
    <BotPermissionsCard />
    <UndeliveredCard />
  </>
);
