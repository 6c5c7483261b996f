import type { ClientFile } from '@famiglia/sandbox/client';

/** Objects of one guild that an action may name. */
export interface Things {
  guild: string;
  application: string;
  form: string;
  ticket: string;
  event: string;
  capt: string;
  series: string;
  template: string;
  screenshot: string;
  ggScreenshot: string;
  report: string;
  item: string;
  /** Of the points shop. */
  offer: string;
  purchase: string;
  warning: string;
  blacklistEntry: string;
  person: string;
  vacation: string;
  war: string;
  contract: string;
  car: string;
  /** An operation of the treasury. */
  money: string;
  /** A text of the cabinet log. */
  log: string;
  batch: string;
  payday: string;
  channel: string;
  role: string;
  /** The version of its settings. */
  version: string;
}

/** How an action is used: the arguments of its custom id, and what is chosen, typed or attached. */
export interface Use {
  args?: readonly string[];
  values?: readonly string[];
  fields?: Record<string, string | string[]>;
  options?: Readonly<Record<string, string | number>>;
  target?: string;
  file?: ClientFile;
}

export interface SampleAction {
  /** The kind of object it names, which a test may replace by another guild's. */
  names?: Exclude<keyof Things, 'version' | 'guild'>;
  /**
   * Who may do it: everybody in the guild, or only leaders, moderators or managers. 'offered' actions are
   * visible in Discord only to those who may, so nobody else can try them.
   */
  by: 'anybody' | 'entitled' | 'offered';
  /** A refusal is a text of this feature, not the text of an error code. */
  ownWords?: true;
  use?: (named: string, own: Things) => Use;
}

/** An action of leaders that names no object of its own. */
export const manages = (use: (own: Things) => Use): SampleAction[] => [
  { by: 'entitled', use: (_, own) => use(own) },
];
