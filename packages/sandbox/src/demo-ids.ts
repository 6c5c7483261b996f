/**
 * The people and things of the demo world. These ids never change, so that tests and demo data may use them.
 */

/** The application's id is also its bot user's id, as with every newer Discord application. */
export const BOT_ID = '1326883169894400001';

export const GUILDS = {
  /** The active family: about 120 members, with the bot. */
  moretti: '1205943769497600002',
  /** The small one, with the bot. With two shards it is on the other one. */
  bratva: '1368318728474722307',
  /** Without the bot; the owner of the first one manages it too. */
  aztecas: '1143224374657024004',
} as const;

/** People named after the access they have. */
export const PEOPLE = {
  owner: '842764187074560005',
  /** Holds the role Consigliere, with Manage Server. */
  manager: '986647520870400006',
  panel_user: '1130166956851200007',
  /** Holds the role Moderator. */
  moderator: '347786906173440008',
  member: '491670239969280009',
  /** In no server with the bot. */
  outsider: '536259298590720010',
  site_admin: '676367758786560011',
  /** Owns the small server. */
  free_owner: '819526316851200012',
  /** A member with closed DMs. */
  closed_dms: '963408140697600013',
  /** A member whose Discord is in English. */
  english_member: '1106929086627840014',
} as const;

export const MORETTI_ROLES = {
  don: '1205947292712960015',
  consigliere: '1205947544371200016',
  caporegime: '1205947796029440017',
  moderator: '1205948047687680018',
  soldier: '1205948299345920019',
  newcomer: '1205948551004160020',
  /** Roles without rights: their holders are mentioned for events, or for capts. */
  event_ping: '1205948802662400048',
  capt_ping: '1205949054320640049',
  /** Without rights too: the points shop sells it. */
  star: '1205949305978880050',
  bot: '1205946286080000021',
} as const;

export const MORETTI_CHANNELS = {
  familyCategory: '1205959120650240022',
  eventsCategory: '1205959372308480023',
  staffCategory: '1205959623966720024',
  voiceCategory: '1205959875624960025',
  general: '1205960127283200026',
  events: '1205960378941440027',
  capts: '1205960630599680028',
  gg: '1205960882257920029',
  gungame: '1205961133916160030',
  review: '1205961385574400031',
  logs: '1205961637232640032',
  english: '1205961888890880033',
  gathering: '1205962140549120034',
  capt: '1205962392207360035',
  apply: '1205962643865600050',
  lists: '1205962895523840051',
  recruiting: '1205963147182080052',
} as const;

export const BRATVA_ROLES = {
  ataman: '1368327758807040036',
  brother: '1368328010465280037',
  bot: '1368328262123520038',
} as const;

export const BRATVA_CHANNELS = {
  category: '1368328513781760039',
  general: '1368328765440000040',
  events: '1368318950768640041',
  gg: '1368319202426880042',
  voice: '1368319454085120043',
  review: '1368319705743360047',
} as const;

export const AZTECAS_ROLES = { jefe: '1143216191569920044' } as const;

export const AZTECAS_CHANNELS = {
  category: '1143216443228160045',
  general: '1143216694886400046',
} as const;
