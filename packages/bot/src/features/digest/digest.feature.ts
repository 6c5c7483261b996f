import type { BotFeature } from '../../feature.ts';
import { leaderNotice } from '../leaders/leader-notice.ts';
import { digestCommand } from './digest-command.ts';
import { postDigest, readLeadersDigest, readLostDigest } from './digest-deliveries.ts';

/** What the family did in a week or a month, and what waits for its leaders. */
export const digestFeature: BotFeature = {
  name: 'digest',
  commands: [digestCommand],
  deliveries: [
    { kind: 'digest_post', deliver: postDigest },
    leaderNotice('digest_lost', readLostDigest),
    leaderNotice('leaders_digest', readLeadersDigest),
  ],
};
