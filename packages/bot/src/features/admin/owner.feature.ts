import type { BotFeature } from '../../feature.ts';
import { ownerNews } from './tell-owner-news.ts';

/** What the site's owner is told by direct message. */
export const ownerFeature: BotFeature = { name: 'owner', deliveries: [ownerNews] };
