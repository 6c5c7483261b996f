import type { ActivityType } from '@famiglia/contract/activity/activity-types';

export interface ActivityFilter {
  type?: ActivityType | undefined;
  /** Only rows of these types. */
  types?: readonly ActivityType[] | undefined;
  actorId?: string | undefined;
  targetId?: string | undefined;
  /** An event or a capt, as the target or as the roster of a target. */
  about?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Only rows older than this one: the next chunk of an export. */
  before?: number | undefined;
  /** Only rows whose data has these values. */
  noted?: Readonly<Record<string, string>> | undefined;
  /** Only these rows. */
  ids?: readonly number[] | undefined;
}

interface FilterInput {
  type?: ActivityType | undefined;
  actorId?: string | undefined;
  targetId?: string | undefined;
  about?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  before?: number | undefined;
}

const moment = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

/** The filter of a request. */
export const filterOf = (input: FilterInput): ActivityFilter => ({
  type: input.type,
  actorId: input.actorId,
  targetId: input.targetId,
  about: input.about,
  from: moment(input.from),
  to: moment(input.to),
  before: input.before,
});
