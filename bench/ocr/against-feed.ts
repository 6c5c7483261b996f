import { rowsOf } from '@famiglia/core/damage/preview-damage';
import { createMatcher } from '@famiglia/core/damage/match-nick';
import { prepareTable } from '@famiglia/core/damage/ocr/prepare-table';
import { readPage } from '@famiglia/core/damage/ocr/read-page';
import { demoWars, FAMILY } from '@famiglia/sandbox/wars/demo-wars';
import { measured } from '../support/measured.ts';
import { drawDamageTable } from './draw-damage-table.ts';

/** The members behind the nicks that the feed of the demo misspells. Nobody knows the stranger. */
const MEMBERS: Readonly<Record<string, string | null>> = {
  Ivan_Petr0v: 'Ivan_Petrov',
  Lucia_Morreti: 'Lucia_Moretti',
  Enzo_Bianchl: 'Enzo_Bianchi',
  Stas_Kossar: 'Stas_Kosar',
  Rico_Stranger: null,
};
const memberOf = (nick: string): string | null => (nick in MEMBERS ? (MEMBERS[nick] ?? null) : nick);

const SCREEN = { font: 'DejaVu Sans', screen: 1080 };

/**
 * The same wars twice: as the feed tells them, and as a screenshot of the game's table that a member would send. How often do both
 * give the same numbers to the same member, without anybody's help?
 */
export const compareWithFeed = async (): Promise<void> => {
  const wars = demoWars(Date.now()).map(({ attacker, players }) => {
    const ours = attacker === FAMILY.name ? 'attacker' : 'defender';
    return players.filter(({ side }) => side === ours);
  });
  const known = wars.flat().flatMap(({ name }) => memberOf(name) ?? []);
  const match = createMatcher(
    [...new Set(known)].map((ingameNick) => ({
      userId: ingameNick,
      displayName: ingameNick,
      ingameNick,
      staticId: null,
      aliases: [],
    })),
  );
  const ownerOf = (nick: string): string | null =>
    match({ nick, staticId: null }).match?.person.userId ?? null;
  let [all, members, owned, shown, equal, wrong] = [0, 0, 0, 0, 0, 0];
  for (const feed of wars) {
    const table = feed.map(({ name, damage, kills }) => ({
      nick: memberOf(name) ?? name,
      damage,
      kills,
      deaths: 0,
    }));
    const { picture, frame } = await drawDamageTable(table, SCREEN);
    const { png, top, scale } = await prepareTable({ file: picture, frame });
    const { rows } = rowsOf(await readPage(Buffer.from(png)), (y) => top + y / scale);
    for (const { name, damage, kills } of feed) {
      const member = memberOf(name);
      all += 1;
      if (member === null) {
        // A stranger must not become a member.
        if (ownerOf(name) !== null) wrong += 1;
        continue;
      }
      members += 1;
      const byFeed = ownerOf(name);
      if (byFeed === member) owned += 1;
      else if (byFeed !== null) wrong += 1;
      const row = rows.find((one) => match(one).match?.person.userId === member);
      if (row === undefined) continue;
      shown += 1;
      if (row.cells.damage.value === damage && row.cells.kills.value === kills) equal += 1;
    }
  }
  console.log(
    `demo wars: ${wars.length}, players ${all}, members ${members}; by the feed ${owned}, by the screenshot ${shown}, equal numbers ${equal}`,
  );
  measured('members that a feed’s nicks name right', owned / members, 'of all', { least: 0.7 });
  measured('members that a screenshot names right', shown / members, 'of all', { least: 0.95 });
  measured('numbers of a screenshot equal to the feed’s', equal / members, 'of all', { least: 0.9 });
  measured('players given to the wrong member', wrong, 'players', { most: 0 });
};
