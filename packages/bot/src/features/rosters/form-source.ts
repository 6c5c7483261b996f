import type { RosterKind } from '@famiglia/core/rosters/roster-kind';
import { overtaken } from '@famiglia/core/activity/require-version';
import type { Queryable } from '@famiglia/core/platform/db/database';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { targetOf } from './target-of.ts';

/** The event or capt that a form changes or copies. */
export interface FormSource<Details> {
  purpose: 'edit' | 'copy';
  details: Details;
  /** The version that the leader saw when the form opened. */
  version: number;
}

interface Versioned {
  id: string;
  version: number;
  status: string;
}

/**
 * The arguments that the form and the message with its error keep in their custom ids; none for a new event or capt.
 */
export const sourceArgs = (
  source: { purpose: string; details: { id: string }; version: number | string } | null,
): string[] => (source === null ? [] : [source.purpose, source.details.id, String(source.version)]);

/** Reads the source of a form. People who are not leaders are refused. */
export const formSources = <Details extends Versioned>(
  kind: Pick<RosterKind, 'name' | 'requireLeader'>,
  read: (db: Queryable, guildId: string, rosterId: string) => Promise<Details>,
) => {
  const readLed = async (call: ButtonCall | ModalCall, id: string | undefined): Promise<Details> => {
    const { guildId, rosterId } = targetOf({ interaction: call.interaction, args: [id ?? ''] });
    await kind.requireLeader(call.bot.context, call.actor, guildId);
    return read(call.bot.context.db, guildId, rosterId);
  };
  return {
    /** Reads the source by the arguments from `sourceArgs`. */
    carried: async (
      call: ButtonCall | ModalCall,
      [purpose, id, version]: readonly string[],
    ): Promise<FormSource<Details> | null> =>
      purpose === 'edit' || purpose === 'copy'
        ? { purpose, details: await readLed(call, id), version: Number(version) }
        : null,
    /**
     * Reads the source for a button of the leader's menu. An event or capt that is over cannot be edited, only
     * copied.
     */
    chosen: async (
      call: ButtonCall,
      purpose: FormSource<Details>['purpose'],
    ): Promise<FormSource<Details>> => {
      const details = await readLed(call, call.args[0]);
      const over = details.status === 'finished' || details.status === 'cancelled';
      if (purpose === 'edit' && over) {
        const { guildId, rosterId: targetId } = targetOf(call);
        throw await overtaken(call.bot.context.db, `${kind.name}_over`, { guildId, targetId });
      }
      return { purpose, details, version: details.version };
    },
  };
};
