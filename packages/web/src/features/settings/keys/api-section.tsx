import { WebhooksCard } from '../webhooks/webhooks-card.tsx';
import { ApiKeysCard } from './api-keys-card.tsx';

/** How programs of the family reach it, and how it reaches them. */
export const ApiSection = () => (
  <>
    <ApiKeysCard />
    <WebhooksCard />
  </>
);
