import { findSettings } from '@famiglia/core/settings/settings.queries';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildHasPanel } from '../../kit/discord/has-panel.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import { leaderNotice } from '../leaders/leader-notice.ts';
import { linkRow } from '../rosters/attendance-due.ts';
import { rosterMessageUrl } from '../rosters/gathering-link.ts';
import { contractKind } from './contract-kind.ts';
import { contractTexts } from './contract-texts.ts';

/** Null if it was confirmed or called off meanwhile. */
const readDue: ReadNotice = async ({ context }, guildId, contractId) => {
  const { db, config, clock } = context;
  const contract = await contractKind.load(db, guildId, contractId);
  if (contract === null || contract.status === 'finished' || contract.status === 'cancelled') return null;
  const texts = contractTexts[(await findSettings(db, guildId)).language];
  const line = texts.due(escapeText(contract.title));
  const panel = (await guildHasPanel(db, guildId, clock()))
    ? `${config.publicUrl}/guild/${guildId}/contracts/${contractId}`
    : null;
  return {
    right: contractKind.right,
    // Whoever posted it knows best who did what.
    first: [contract.leaderId],
    message: {
      embeds: [{ color: BRAND_COLOR, title: texts.dueTitle, description: line }],
      components: linkRow(
        [texts.duePost, await rosterMessageUrl(db, guildId, contractId)],
        [texts.duePanel, panel],
      ),
    },
    line,
    nonce: `term-${contractId.slice(0, 8)}-${Math.floor(contract.startsAt.getTime() / 60_000)}`,
  };
};

/** The request to confirm a contract whose term is over. */
export const contractDue = leaderNotice('contract_due', readDue);
